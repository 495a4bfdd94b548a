import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LimitMeter } from '../../engine/meters/limit-meter'
import type { Picked } from '../../drawing/view/picked'
import { placeName, placeOf } from '../findings/finding-place'
import { MeterRepair } from '../repair/meter-repair'
import { InactiveHint } from '../frame/inactive-hint'
import type { OpenSystem } from '../open-system/use-open-system'
import { arrangeMeters, filterMeters, restingMeters, uncheckedMeters } from './arrange-meters'
import type { MeterFilter } from './arrange-meters'
import { joinStandards } from './join-standards'
import { MeterRow } from './meter-row'
import { SearchField } from '../../ui/filter/search-field'
import { moveFocus } from '../../ui/hooks/move-focus'
import { PanelHint } from '../../ui/feedback/panel-hint'
import { UncheckedLimits } from './unchecked-limits'
import { useMeterWords } from './use-meter-words'
import { useMeters } from './use-meters'
import classes from './limits.module.css'
import { matches } from '../../ui/table/matches'
import type { MeterWords } from './use-meter-words'

interface RestingLimitsProps {
  meters: readonly LimitMeter[]
  words: MeterWords
  search: string
}

/** Lists the limits that do not apply now, each with the reason. */
function RestingLimits({ meters, words, search }: RestingLimitsProps) {
  const { t } = useTranslation('limits')
  const shown = meters.filter((meter) => matches(words.name(meter), search))
  if (shown.length === 0) return null
  return (
    <details className={classes.resting} open={search.trim() !== '' || undefined}>
      <summary>{t('resting', { count: shown.length })}</summary>
      <ul>
        {shown.map((meter, at) => (
          <li key={`${meter.name} ${at}`}>
            <span>{words.name(meter)}</span>
            <small>{words.why(meter)}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

const FILTERS: readonly MeterFilter[] = ['all', 'tight', 'broken']

interface LimitsPanelProps {
  open: OpenSystem
  onGoTo: (picked: Picked) => void
}

/** Shows every limit of the pack as a bar, the tightest first; a click leads to its worst place. */
export function LimitsPanel({ open, onGoTo }: LimitsPanelProps) {
  const { t } = useTranslation('limits')
  const meters = useMeters(open)
  const words = useMeterWords(open.unitSettings)
  const [filter, setFilter] = useState<MeterFilter>('all')
  const [search, setSearch] = useState('')
  const held = useMemo(() => arrangeMeters(joinStandards(meters ?? [])), [meters])
  const shown = filterMeters(held, filter, search, words.name)
  const counts = {
    all: held.length,
    tight: filterMeters(held, 'tight', '', words.name).length,
    broken: filterMeters(held, 'broken', '', words.name).length,
  }
  const goTo = (meter: LimitMeter): void => onGoTo(placeOf(meter.place))

  if (!open.system.active) return <InactiveHint system={open.system} />
  if (meters === null) return <PanelHint>{open.drawing.nodeCount === 0 ? t('noDrawing') : t('reading')}</PanelHint>
  return (
    <section className={classes.panel} aria-label={t('title')}>
      <div className={classes.tools}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('filter')}
          value={filter}
          onChange={(value) => setFilter(value)}
          data={FILTERS.map((value) => ({ value, label: t(`filterBy.${value}`, { count: counts[value] }) }))}
        />
        <SearchField size="xs" label={t('search')} value={search} onText={setSearch} />
      </div>
      <div className={classes.scroll} tabIndex={-1}>
        {filter === 'all' ? (
          <UncheckedLimits meters={uncheckedMeters(meters)} inputs={open.result?.inputs?.notChecked ?? []} words={words} search={search} />
        ) : null}
        <p className={classes.heads} aria-hidden="true">
          <span>{t('head.limit')}</span>
          <span>{t('head.value')}</span>
        </p>
        <ul className={classes.meters} aria-label={t('title')} onKeyDown={moveFocus}>
          {shown.map((meter) => (
            <MeterRow
              key={`${meter.name} ${meter.nth} ${meter.limit}`}
              meter={meter}
              words={words}
              placeName={placeName(open, meter.place)}
              onGoTo={() => goTo(meter)}
            >
              {meter.broken ? <MeterRepair open={open} meter={meter} /> : null}
            </MeterRow>
          ))}
        </ul>
        {shown.length === 0 ? <PanelHint>{held.length === 0 ? t('nothingHeld') : t('noneOfThese')}</PanelHint> : null}
        <RestingLimits meters={restingMeters(meters)} words={words} search={search} />
      </div>
    </section>
  )
}
