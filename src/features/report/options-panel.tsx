import { Checkbox, SegmentedControl, Select } from '@mantine/core'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { LANGUAGE_CODES, LANGUAGES } from '../../platform/words/languages'
import { projectState } from '../../state/piping/project'
import { VirtualList } from '../../ui/table/virtual-list'
import { SECTIONS } from '../../report/document/report-options'
import type { ReportOptions } from '../../report/document/report-options'
import { reportChoice } from './local'
import type { ReportUnits } from './local'
import classes from './report.module.css'

/** Height of the line of a system. */
const LINE_PX = 26

const UNITS: { value: ReportUnits; label: string }[] = [
  { value: 'project', label: 'screen.unitsProject' },
  { value: 'metric', label: 'screen.unitsMetric' },
  { value: 'imperial', label: 'screen.unitsImperial' },
]

/** Selects systems and sections, language, units and paper. Thousands of systems are not gone through again with each step of the progress. */
export const OptionsPanel = memo(function OptionsPanel({ options }: { options: ReportOptions }) {
  const { t } = useTranslation('report')
  const { current } = useSnapshot(projectState)
  const choice = useSnapshot(reportChoice)
  const systems = (current?.systemOrder ?? []).flatMap((id) => {
    const system = current?.systems[id]
    return system?.active ? [system] : []
  })
  const included = useMemo(() => new Set(options.systems), [options.systems])
  const isAll = options.systems.length === systems.length
  return (
    <div className={classes.options}>
      <h2 className={classes.heading}>{t('screen.options')}</h2>
      <div className={classes.field}>
        <span className={classes.label} aria-hidden="true">
          {t('screen.language')}
        </span>
        <Select
          aria-label={t('screen.language')}
          allowDeselect={false}
          value={options.language}
          onChange={(language) => language && (reportChoice.language = language)}
          data={LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name }))}
        />
      </div>
      <div className={classes.field}>
        <span id="report-paper" className={classes.label}>
          {t('screen.paper')}
        </span>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-labelledby="report-paper"
          value={options.paper}
          onChange={(paper) => (reportChoice.paper = paper === 'LETTER' ? 'LETTER' : 'A4')}
          data={(['A4', 'LETTER'] as const).map((value) => ({ value, label: t(`screen.paper${value}`) }))}
        />
      </div>
      <div className={classes.field}>
        <span id="report-units" className={classes.label}>
          {t('screen.units')}
        </span>
        <SegmentedControl
          fullWidth
          size="xs"
          orientation="vertical"
          aria-labelledby="report-units"
          value={choice.units}
          onChange={(value) => (reportChoice.units = UNITS.find((each) => each.value === value)?.value ?? 'project')}
          data={UNITS.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      </div>
      <fieldset className={classes.group}>
        <legend className={classes.label}>{t('screen.systems')}</legend>
        <Checkbox
          size="xs"
          label={t('screen.allSystems')}
          checked={isAll}
          indeterminate={!isAll && options.systems.length > 0}
          onChange={() => (reportChoice.leftOut = Object.fromEntries(systems.map((system) => [system.id, isAll])))}
        />
        <div className={classes.list} style={{ '--systems': systems.length }}>
          <VirtualList
            label={t('screen.systems')}
            count={systems.length}
            estimatePx={LINE_PX}
            keyOf={(at) => systems[at]?.id ?? ''}
            render={(at) => {
              const system = systems[at]
              return system ? (
                <Checkbox
                  size="xs"
                  className={classes.system}
                  label={system.name}
                  checked={included.has(system.id)}
                  onChange={(event) => (reportChoice.leftOut[system.id] = !event.currentTarget.checked)}
                />
              ) : null
            }}
            revealed={-1}
          />
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.label}>{t('screen.sections')}</legend>
        {SECTIONS.map((id) => (
          <Checkbox
            key={id}
            size="xs"
            label={t(`section.${id}`)}
            checked={choice.sections[id]}
            onChange={(event) => (reportChoice.sections[id] = event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </div>
  )
})
