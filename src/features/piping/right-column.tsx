import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ReactNode } from 'react'
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
  /** What must not be missed while another tab is shown. */
  badges?: ReactNode
  panel: ReactNode
}

/** What is picked, what is limited, what was found and how a number came about: one tab each, counts always in sight. */
export function RightColumn({ open, onGoTo, onLeave }: RightColumnProps) {
  const { t } = useTranslation(['panels', 'as-built'])
  const tab = useSnapshot(rightTabs).tab ?? keptTab()
  const errors = open.result?.errorCount ?? 0
  const advices = (open.result?.findingCount ?? 0) - errors
  const limits = brokenLimits(open.result?.findings ?? [])
  const tabs: TabEntry[] = [
    { tab: 'inspector', label: t('tab.inspector'), panel: <Inspector open={open} onLeave={onLeave} /> },
    {
      tab: 'limits',
      label: t('tab.limits'),
      badges: <Counts errors={limits.errors} advices={limits.advices} />,
      panel: <LimitsPanel open={open} onGoTo={onGoTo} />,
    },
    {
      tab: 'findings',
      label: t('tab.findings'),
      badges: <Counts errors={errors} advices={advices} />,
      panel: <FindingsPanel open={open} onGoTo={onGoTo} />,
    },
    { tab: 'proof', label: t('tab.proof'), panel: <ProofPanel open={open} /> },
    { tab: 'asBuilt', label: t('as-built:tab'), panel: <AsBuiltPanel open={open} onGoTo={onGoTo} /> },
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
        {tabs.map((entry) => (
          <Tabs.Tab key={entry.tab} className={classes.tab} value={entry.tab} rightSection={entry.badges}>
            {entry.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((entry) => (
        <Tabs.Panel key={entry.tab} className={classes.panel} value={entry.tab}>
          {entry.panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

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
  return errors > 0 ? <SeverityBadge severity="error" count={errors} /> : <SeverityBadge severity="advice" count={advices} />
}
