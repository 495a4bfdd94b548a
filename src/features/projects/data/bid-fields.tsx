import { Checkbox, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BID_STATES, COOPERATIONS, NEW_BID, POWER_HZ, SOLUTIONS, type Bid } from '../../../model/project/first-page/bid'
import { TextEntry } from '../../../ui/fields/text-entry'
import classes from './fields.module.css'
import { withField } from './project-draft'

const LONGEST_COMPETITORS = 200

export interface BidFieldsProps {
  bid: Bid
  onBid: (bid: Bid) => void
}

/** Edits what is offered, to whom, against whom, and how the bid ended. */
export function BidFields({ bid, onBid }: BidFieldsProps) {
  const { t } = useTranslation('information')
  const set = <K extends keyof Bid>(field: K, value: Bid[K] | null): void => onBid(withField(bid, field, value))
  const named = (words: 'solution' | 'state', known: readonly string[], given: string | undefined) =>
    (given === undefined || known.includes(given) ? known : [...known, given]).map((value) => ({
      value,
      label: t(`${words}.${value}`, { defaultValue: value }),
    }))
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('bid.title')}</legend>
      <div className={classes.grid}>
        <Select
          data-field="solution"
          label={t('bid.solution')}
          allowDeselect={false}
          data={named('solution', SOLUTIONS, bid.solution)}
          value={bid.solution ?? NEW_BID.solution}
          onChange={(solution) => set('solution', solution)}
        />
        <Select
          data-field="powerHz"
          label={t('bid.power')}
          description={t('bid.powerHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          data={POWER_HZ.map((hz) => ({ value: String(hz), label: t('bid.hz', { hz }) }))}
          value={String(bid.powerHz ?? NEW_BID.powerHz)}
          onChange={(chosen) => set('powerHz', POWER_HZ.find((hz) => String(hz) === chosen) ?? null)}
        />
        <Select
          data-field="cooperation"
          label={t('bid.cooperation')}
          allowDeselect={false}
          data={COOPERATIONS.map((way) => ({ value: way, label: t(`cooperation.${way}`) }))}
          value={bid.cooperation ?? NEW_BID.cooperation}
          onChange={(chosen) => set('cooperation', COOPERATIONS.find((way) => way === chosen) ?? null)}
        />
        <Select
          data-field="state"
          label={t('bid.state')}
          placeholder={t('notGiven')}
          clearable
          clearButtonProps={{ 'aria-label': t('clear', { field: t('bid.state') }) }}
          data={named('state', BID_STATES, bid.state)}
          value={bid.state ?? null}
          onChange={(state) => set('state', state)}
        />
        <div className={classes.wide} data-field="competitors">
          <TextEntry
            label={t('bid.competitors')}
            description={t('bid.competitorsHint')}
            maxLength={LONGEST_COMPETITORS}
            value={bid.competitors ?? ''}
            onCommit={(competitors) => set('competitors', competitors === '' ? null : competitors)}
          />
        </div>
        <Checkbox
          className={classes.wide ?? ''}
          data-field="hasPipeSpecification"
          label={t('bid.pipes')}
          description={t('bid.pipesHint')}
          checked={bid.hasPipeSpecification ?? false}
          onChange={(event) => set('hasPipeSpecification', event.currentTarget.checked)}
        />
      </div>
    </fieldset>
  )
}
