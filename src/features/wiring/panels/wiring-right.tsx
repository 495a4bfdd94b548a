import { Tabs } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconAlertTriangle, IconMathFunction } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { MENU_ICON_PX } from '../../../ui/frame/icon-sizes'
import { keptTab, rightTabs, showTab } from '../../../workbench/frame/right-tabs'
import { useOpenSystem } from '../../../workbench/open-system/use-open-system'
import { ProofPanel } from '../../../workbench/proof/proof-panel'
import type { OpenWires } from '../data/use-open-wires'
import { WireInspector } from '../inspector/wire-inspector'
import { WiringFindingsPanel } from './wiring-findings-panel'
import classes from './wiring-right.module.css'

const TABS = [
  { tab: 'inspector', Symbol: IconAdjustmentsHorizontal },
  { tab: 'findings', Symbol: IconAlertTriangle },
  { tab: 'proof', Symbol: IconMathFunction },
] as const

/** Renders the tabs at the right: the picked line, what is wrong, and the proof of a figure. */
export function WiringRight({ open }: { open: OpenWires }) {
  const { t } = useTranslation('wiring')
  const wanted = useSnapshot(rightTabs).tab ?? keptTab()
  const shown = TABS.find(({ tab }) => tab === wanted)?.tab ?? 'inspector'
  const errors = open.wires.findings.filter(({ severity }) => severity === 'error').length
  const advices = open.wires.findings.length - errors
  const count =
    errors > 0 ? (
      <SeverityBadge severity="error" count={errors} isCompact />
    ) : advices > 0 ? (
      <SeverityBadge severity="advice" count={advices} isCompact />
    ) : null
  return (
    <Tabs
      className={classes.column}
      value={shown}
      keepMounted={false}
      onChange={(value) => {
        const chosen = TABS.find(({ tab }) => tab === value)
        if (chosen) showTab(chosen.tab)
      }}
    >
      <Tabs.List className={classes.list} aria-label={t('tab.label')}>
        {TABS.map(({ tab, Symbol }) => (
          <Tabs.Tab
            key={tab}
            className={classes.tab ?? ''}
            value={tab}
            leftSection={<Symbol size={MENU_ICON_PX} aria-hidden="true" />}
            rightSection={tab === 'findings' ? count : null}
          >
            <span className={classes.word}>{t(`tab.${tab}`)}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel className={classes.inspector} value="inspector" tabIndex={-1}>
        <WireInspector open={open} />
      </Tabs.Panel>
      <Tabs.Panel className={classes.panel} value="findings" tabIndex={-1}>
        <WiringFindingsPanel open={open} />
      </Tabs.Panel>
      <Tabs.Panel className={classes.inspector} value="proof" tabIndex={-1}>
        <WireProof />
      </Tabs.Panel>
    </Tabs>
  )
}

function WireProof() {
  const system = useOpenSystem()
  return system ? <ProofPanel open={system} /> : null
}
