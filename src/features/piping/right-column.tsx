import { Tabs, Tooltip } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconAlertTriangle, IconGauge, IconMathFunction, IconSnowflake } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Picked } from '../../canvas/board/picked'
import type { Finding } from '../../model/finding'
import { SeverityBadge } from '../../ui/severity-badge'
import { AsBuiltPanel } from './as-built/as-built-panel'
import { FindingsPanel } from './findings/findings-panel'
import { Inspector } from './inspector'
import { LimitsPanel } from './limits/limits-panel'
import { ProofPanel } from './proof/proof-panel'
import { keptTab, rightTabs, showTab } from './right-tabs'
import type { RightTab } from './right-tabs'
import classes from './right-column.module.css'
import type { OpenSystem } from './use-open-system'

const ICON_PX = 18

interface RightColumnProps {
  open: OpenSystem
  /** Leads to a place of the drawing. */
  onGoTo: (picked: Picked) => void
  /** Gives the focus back to the board. */
  onLeave: () => void
}

interface TabEntry {
  tab: RightTab
  label: string
  icon: Icon
  /** What must not be missed while another tab is shown. */
  badges?: ReactNode
  panel: ReactNode
}

/**
 * What is picked, what is limited, what was found and how a number came about: one tab each, counts always in sight. Only the open one says its word, so that
 * all of them fit in every language.
 */
export const RightColumn = memo(function RightColumn({ open, onGoTo, onLeave }: RightColumnProps) {
  const { t } = useTranslation(['panels', 'as-built'])
  const tab = useSnapshot(rightTabs).tab ?? keptTab()
  const errors = open.result?.errorCount ?? 0
  const advices = (open.result?.findingCount ?? 0) - errors
  const limits = brokenLimits(open.result?.findings ?? [])
  const tabs: TabEntry[] = [
    { tab: 'inspector', label: t('tab.inspector'), icon: IconAdjustmentsHorizontal, panel: <Inspector open={open} onLeave={onLeave} /> },
    {
      tab: 'limits',
      label: t('tab.limits'),
      icon: IconGauge,
      badges: <Counts errors={limits.errors} advices={limits.advices} />,
      panel: <LimitsPanel open={open} onGoTo={onGoTo} />,
    },
    {
      tab: 'findings',
      label: t('tab.findings'),
      icon: IconAlertTriangle,
      badges: <Counts errors={errors} advices={advices} />,
      panel: <FindingsPanel open={open} onGoTo={onGoTo} />,
    },
    { tab: 'proof', label: t('tab.proof'), icon: IconMathFunction, panel: <ProofPanel open={open} /> },
    { tab: 'asBuilt', label: t('as-built:tab'), icon: IconSnowflake, panel: <AsBuiltPanel open={open} onGoTo={onGoTo} /> },
  ]
  const shown = tabs.some((entry) => entry.tab === tab) ? tab : 'inspector'
  return (
    <Tabs
      className={classes.column}
      value={shown}
      keepMounted={false}
      onChange={(value) => {
        const chosen = tabs.find((entry) => entry.tab === value)
        if (chosen) showTab(chosen.tab)
      }}
    >
      <Tabs.List className={classes.list} aria-label={t('tab.label')}>
        {tabs.map(({ tab: name, label, icon: Symbol, badges }) => (
          <Tooltip key={name} label={label} disabled={name === shown}>
            <Tabs.Tab className={classes.tab} value={name} leftSection={<Symbol size={ICON_PX} aria-hidden="true" />} rightSection={badges}>
              <span className={name === shown ? classes.word : classes.spoken}>{label}</span>
            </Tabs.Tab>
          </Tooltip>
        ))}
      </Tabs.List>
      {tabs.map((entry) => (
        <Tabs.Panel key={entry.tab} className={classes.panel} value={entry.tab}>
          {entry.panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
})

/** Limits that are broken somewhere, each once, however many places break it. */
function brokenLimits(findings: readonly Finding[]): { errors: number; advices: number } {
  const errors = new Set<string>()
  const advices = new Set<string>()
  for (const { code, severity } of findings) {
    if (code.startsWith('limit.')) (severity === 'error' ? errors : advices).add(code)
  }
  return { errors: errors.size, advices: advices.size }
}

/** The worst severity with its count; advice beside errors would push the other tabs out of sight, and stands in the panel. */
function Counts({ errors, advices }: { errors: number; advices: number }) {
  if (errors + advices === 0) return null
  return errors > 0 ? (
    <SeverityBadge severity="error" count={errors} isCompact />
  ) : (
    <SeverityBadge severity="advice" count={advices} isCompact />
  )
}
