import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ReactNode } from 'react'
import type { Picked } from '../../canvas/picked'
import { SeverityBadge } from '../../ui/severity-badge'
import { FindingsPanel } from './findings-panel'
import { Inspector } from './inspector'
import { rightTabs, showTab } from './right-tabs'
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
  const { t } = useTranslation('panels')
  const { tab } = useSnapshot(rightTabs)
  const findings = open.result?.findings ?? []
  const errors = findings.filter((finding) => finding.severity === 'error').length
  const tabs: TabEntry[] = [
    { tab: 'inspector', label: t('tab.inspector'), panel: <Inspector open={open} onLeave={onLeave} /> },
    {
      tab: 'findings',
      label: t('tab.findings'),
      badges: <Counts errors={errors} advices={findings.length - errors} />,
      panel: <FindingsPanel open={open} onGoTo={onGoTo} />,
    },
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

function Counts({ errors, advices }: { errors: number; advices: number }) {
  if (errors + advices === 0) return null
  return (
    <span className={classes.counts}>
      {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
      {advices > 0 ? <SeverityBadge severity="advice" count={advices} /> : null}
    </span>
  )
}
