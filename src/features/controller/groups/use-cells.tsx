import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fromMetric } from '../../../engine/measure/measure'
import type { SignalLine } from '../../../engine/wiring/wire-signal'
import { THIN_SPACE } from '../../../platform/words/locale'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { useFormat } from '../../../ui/words/format'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import { useControl } from '../control-context'
import { showTab } from '../screen-state'
import classes from './groups.module.css'

/** Cells that the tables of groups and of central controllers share. */
export interface SharedCells {
  lineOf: (id: string) => SignalLine | undefined
  /** Length of a line and its limit; a dash where there is no line. */
  length: (id: string) => ReactNode
  /** Number of findings; a click lists them. */
  findings: (id: string) => ReactNode
}

/** Returns functions for cells: a long table would render slowly if each of its cells read language and units by itself. */
export function useCells(): SharedCells {
  const { t } = useTranslation('control')
  const { checked, counts } = useControl()
  const format = useFormat()
  const { length: measure } = useUnitSettings()
  return useMemo(() => {
    const metres = (value: number): string => (Number.isNaN(value) ? '–' : format.number(fromMetric(value, 'length', measure), 0))
    const lineOf = (id: string): SignalLine | undefined => checked.lines.get(id)
    const badgeTitle = t('groups.showFindings')
    return {
      lineOf,
      length: (id) => {
        const line = lineOf(id)
        if (!line) return <span className={classes.none}>–</span>
        return (
          <span className={classes.line} data-over={line.faults.includes('overM') || undefined}>
            {metres(line.totalM)} / {metres(line.bus.limits.maxM)}
            <span className={classes.none}>{THIN_SPACE + measure}</span>
          </span>
        )
      },
      findings: (id) => {
        const found = counts.get(id)
        if (!found) return null
        return (
          <button type="button" className={classes.badge} title={badgeTitle} onClick={() => showTab('check')}>
            <SeverityBadge severity={found.severity} count={found.count} />
          </button>
        )
      },
    }
  }, [t, checked, counts, format, measure])
}
