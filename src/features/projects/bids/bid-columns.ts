import type { TFunction } from 'i18next'
import type { ProjectListItem } from '../../../contract/project/project-calls'
import type { Column } from '../../../ui/table/column'
import { BID_VALUES, type BidKey } from './bid-values'

/** Returns the words of a value of the bid; those of other tools are shown as they are. */
export function bidWords(t: TFunction<'information'>, key: BidKey, value: string): string {
  if (value === '') return ''
  if (key === 'power') return t('bid.hz', { hz: value })
  if (key === 'bid') return t(`state.${value}`, { defaultValue: value })
  return key === 'solution' ? t(`solution.${value}`, { defaultValue: value }) : t(`cooperation.${value}`, { defaultValue: value })
}

/** Returns the columns of the list that show a project's bid. */
export function bidColumns(t: TFunction<'information'>): Column<ProjectListItem>[] {
  const shown = (key: BidKey, header: string): Column<ProjectListItem> => ({
    key,
    header,
    isSecondary: true,
    value: (project) => bidWords(t, key, BID_VALUES[key](project)),
  })
  return [
    shown('bid', t('bid.state')),
    shown('solution', t('bid.solution')),
    shown('cooperation', t('bid.cooperation')),
    shown('power', t('bid.power')),
    { key: 'competitors', header: t('bid.competitors'), isSecondary: true, value: ({ bidAgainst }) => bidAgainst },
  ]
}
