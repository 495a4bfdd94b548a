import { Tabs, Tooltip } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconAlertTriangle, IconGauge, IconMathFunction, IconSnowflake } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { createContext, memo, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Picked } from '../../../drawing/view/picked'
import type { Finding } from '../../../model/finding/finding'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { AsBuiltPanel } from '../../../workbench/as-built/as-built-panel'
import { FindingsPanel } from '../../../workbench/findings/findings-panel'
import { Inspector } from '../inspector/inspector'
import { LimitsPanel } from '../../../workbench/limits/limits-panel'
import { ProofPanel } from '../../../workbench/proof/proof-panel'
import { keptTab, rightTabs, showTab } from '../../../workbench/frame/right-tabs'
import type { RightTab } from '../../../workbench/frame/right-tabs'
import classes from './right-column.module.css'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { MENU_ICON_PX } from '../../../ui/frame/icon-sizes'

interface RightColumnProps {
  open: OpenSystem
  /** Goes to a place of the drawing. */
  onGoTo: (picked: Picked) => void
  /** Returns the focus to the board. */
  onLeave: () => void
}

type Shown = RightColumnProps

const ShownContext = createContext<Shown | null>(null)

const TABS: readonly { tab: RightTab; label: string; icon: Icon; panel: (shown: Shown) => ReactNode }[] = [
  {
    tab: 'inspector',
    label: 'tab.inspector',
    icon: IconAdjustmentsHorizontal,
    panel: ({ open, onLeave }) => <Inspector open={open} onLeave={onLeave} />,
  },
  { tab: 'limits', label: 'tab.limits', icon: IconGauge, panel: ({ open, onGoTo }) => <LimitsPanel open={open} onGoTo={onGoTo} /> },
  {
    tab: 'findings',
    label: 'tab.findings',
    icon: IconAlertTriangle,
    panel: ({ open, onGoTo }) => <FindingsPanel open={open} onGoTo={onGoTo} />,
  },
  { tab: 'proof', label: 'tab.proof', icon: IconMathFunction, panel: ({ open }) => <ProofPanel open={open} /> },
  { tab: 'asBuilt', label: 'as-built:tab', icon: IconSnowflake, panel: ({ open, onGoTo }) => <AsBuiltPanel open={open} onGoTo={onGoTo} /> },
]

/**
 * Renders the tabs of inspector, limits, findings, proof and as built, each with its symbol, its word and its count.
 */
export const RightColumn = memo(function RightColumn({ open, onGoTo, onLeave }: RightColumnProps) {
  const errors = open.result?.errorCount ?? 0
  const advices = (open.result?.findingCount ?? 0) - errors
  const findings = open.result?.findings
  const limits = useMemo(() => brokenLimits(findings ?? []), [findings])
  const shown = useMemo(() => ({ open, onGoTo, onLeave }), [open, onGoTo, onLeave])
  return (
    <ShownContext value={shown}>
      <TabColumn errors={errors} advices={advices} limitErrors={limits.errors} limitAdvices={limits.advices} />
    </ShownContext>
  )
})

interface TabColumnProps {
  errors: number
  advices: number
  limitErrors: number
  limitAdvices: number
}

/** Renders the tabs when their counts change, not with every result, which only the panel reads. */
const TabColumn = memo(function TabColumn({ errors, advices, limitErrors, limitAdvices }: TabColumnProps) {
  const { t } = useTranslation(['panels', 'as-built'])
  const tab = useSnapshot(rightTabs).tab ?? keptTab()
  const shown = TABS.some((entry) => entry.tab === tab) ? tab : 'inspector'
  // Counts that must be visible while another tab is shown.
  const badges: Partial<Record<RightTab, ReactNode>> = {
    limits: <Counts errors={limitErrors} advices={limitAdvices} />,
    findings: <Counts errors={errors} advices={advices} />,
  }
  return (
    <Tabs
      className={classes.column}
      value={shown}
      keepMounted={false}
      onChange={(value) => {
        const chosen = TABS.find((entry) => entry.tab === value)
        if (chosen) showTab(chosen.tab)
      }}
    >
      <Tabs.List className={classes.list} aria-label={t('tab.label')}>
        {TABS.map(({ tab: name, label, icon: Symbol }) => (
          <Tooltip key={name} label={t(label)} disabled={name === shown}>
            <Tabs.Tab
              className={classes.tab}
              value={name}
              leftSection={<Symbol size={MENU_ICON_PX} aria-hidden="true" />}
              rightSection={badges[name]}
            >
              <span className={classes.word}>{t(label)}</span>
            </Tabs.Tab>
          </Tooltip>
        ))}
      </Tabs.List>
      {TABS.map(({ tab: name }) => (
        <Tabs.Panel key={name} className={classes.panel} value={name} tabIndex={-1}>
          <ShownPanel tab={name} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
})

function ShownPanel({ tab }: { tab: RightTab }) {
  const shown = useContext(ShownContext)
  return shown ? TABS.find((entry) => entry.tab === tab)?.panel(shown) : null
}

/** Counts the broken limits, each once regardless of its number of places. */
function brokenLimits(findings: readonly Finding[]): { errors: number; advices: number } {
  const errors = new Set<string>()
  const advices = new Set<string>()
  for (const { code, severity } of findings) {
    if (code.startsWith('limit.')) (severity === 'error' ? errors : advices).add(code)
  }
  return { errors: errors.size, advices: advices.size }
}

/** Shows the worst severity with its count. Advice beside errors would push other tabs out of view, so it is only in the panel. */
function Counts({ errors, advices }: { errors: number; advices: number }) {
  if (errors + advices === 0) return null
  return errors > 0 ? (
    <SeverityBadge severity="error" count={errors} isCompact />
  ) : (
    <SeverityBadge severity="advice" count={advices} isCompact />
  )
}
