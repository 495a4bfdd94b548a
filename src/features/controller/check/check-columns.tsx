import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findingWords } from '../../../engine/words/finding-words'
import { THIN_SPACE } from '../../../platform/words/locale'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import type { Column } from '../../../ui/table/column'
import { useFormat } from '../../../ui/words/format'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import { useSentence } from '../../../workbench/open-system/use-sentence'
import { useControl } from '../control-context'
import { placeText, targetOf, toAccept, type ExceptionRow, type FindingRow } from '../model/finding-rows'
import { askForReason, withdraw } from '../../../workbench/exceptions/exceptions'
import { showCentral, showRow } from '../screen-state'
import classes from './check.module.css'

/** Returns the columns of open findings. */
export function useFindingColumns(): Column<FindingRow>[] {
  const { t } = useTranslation('control')
  const { isReadOnly } = useControl()
  const settings = useUnitSettings()
  const sentence = useSentence(settings)
  const format = useFormat()
  return useMemo((): Column<FindingRow>[] => {
    const figure = (key: 'value' | 'limit' | 'excess', header: string): Column<FindingRow> => ({
      key,
      header,
      isNumeric: true,
      isSearchable: false,
      isSecondary: true,
      isShort: true,
      value: ({ finding }) => numberOf(finding.values[key]),
      render: ({ finding }) => {
        const words = findingWords(finding.values, settings)
        const value = numberOf(words[key])
        if (value === null) return <span className={classes.none}>–</span>
        const unit = String(words['unit'] ?? '')
        return (
          <span className={classes.figure}>
            {format.number(value)}
            {unit === '' ? null : <span className={classes.unit}>{THIN_SPACE + unit}</span>}
          </span>
        )
      },
    })
    return [
      {
        key: 'finding',
        header: t('check.finding'),
        value: ({ finding }) => sentence(finding),
        render: ({ finding }) => (
          <span className={classes.finding}>
            <SeverityBadge severity={finding.severity} />
            <span className={classes.sentence}>{sentence(finding)}</span>
          </span>
        ),
        isShort: true,
      },
      placeColumn(t('check.place')),
      figure('value', t('check.value')),
      figure('limit', t('check.limit')),
      figure('excess', t('check.excess')),
      {
        ...actsColumn(t('check.acts')),
        render: (row) => <FindingActs row={row} isReadOnly={isReadOnly} />,
      },
    ]
  }, [t, settings, sentence, format, isReadOnly])
}

/** Column with the name of the group, unit or controller of a row, and its system. */
const placeColumn = (header: string): Column<{ place: string; system: string }> => ({
  key: 'place',
  header,
  value: (row) => placeText(row) || '–',
  render: ({ place, system }) => (
    <span className={classes.place}>
      <b>{place || '–'}</b>
      {system === '' ? null : <span className={classes.none}>{system}</span>}
    </span>
  ),
})

/** A column of buttons. */
const actsColumn = (header: string) => ({
  key: 'acts',
  header,
  isHeaderHidden: true,
  isSortable: false,
  isSearchable: false,
  isShort: true,
  value: () => null,
})

function numberOf(value: number | string | undefined): number | null {
  return typeof value === 'number' && !Number.isNaN(value) ? value : null
}

function FindingActs({ row, isReadOnly }: { row: FindingRow; isReadOnly: boolean }) {
  const { t } = useTranslation('control')
  const { view } = useControl()
  const goTo = (): void => {
    const { tab, key } = targetOf(row.finding, view)
    if (tab === 'centrals') showCentral(key)
    else showRow(key)
  }
  return (
    <span className={classes.acts}>
      <Button size="compact-sm" variant="subtle" onClick={goTo}>
        {t('check.goTo')}
      </Button>
      <Button size="compact-sm" variant="subtle" disabled={isReadOnly} onClick={() => askForReason([toAccept(row)])}>
        {t('check.accept')}
      </Button>
    </span>
  )
}

/** Returns the columns of recorded exceptions. */
export function useExceptionColumns(): Column<ExceptionRow>[] {
  const { t } = useTranslation('control')
  const { isReadOnly } = useControl()
  const sentence = useSentence(useUnitSettings())
  const format = useFormat()
  return useMemo(
    (): Column<ExceptionRow>[] => [
      {
        key: 'finding',
        header: t('check.finding'),
        value: ({ finding, isOver }) => [finding && sentence(finding), isOver && t('check.over')].filter(Boolean).join(' '),
        render: ({ finding, isOver }) => (
          <span className={classes.past}>
            {finding ? <span className={isOver ? classes.line : classes.sentence}>{sentence(finding)}</span> : null}
            {isOver ? <span className={classes.none}>{t('check.over')}</span> : null}
          </span>
        ),
        isShort: true,
      },
      placeColumn(t('check.place')),
      {
        key: 'reason',
        header: t('check.reason'),
        value: ({ exception }) => exception.reason,
        render: ({ exception }) => <span className={classes.sentence}>{exception.reason}</span>,
        isShort: true,
      },
      { key: 'by', header: t('check.by'), value: ({ exception }) => exception.by },
      {
        key: 'at',
        header: t('check.at'),
        isSearchable: false,
        value: ({ exception }) => exception.at,
        render: ({ exception }) => format.dateTime(exception.at),
        isShort: true,
      },
      {
        ...actsColumn(t('check.acts')),
        render: ({ key }) => (
          <span className={classes.acts}>
            <Button size="compact-sm" variant="subtle" disabled={isReadOnly} onClick={() => withdraw([key])}>
              {t('check.withdraw')}
            </Button>
          </span>
        ),
      },
    ],
    [t, sentence, format, isReadOnly],
  )
}
