import { Tabs } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { MENU_ICON_PX } from '../../../ui/frame/icon-sizes'
import { WireInspector } from '../inspector/wire-inspector'
import type { OpenWires } from '../data/use-open-wires'
import { wiringView } from '../wiring-view'
import { WiringFindingsPanel } from './wiring-findings-panel'
import classes from './wiring-right.module.css'

/** Renders the tabs at the right: the picked line, and what is wrong. */
export function WiringRight({ open }: { open: OpenWires }) {
  const { t } = useTranslation('wiring')
  const { tab } = useSnapshot(wiringView)
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
      value={tab}
      keepMounted={false}
      onChange={(value) => (wiringView.tab = value === 'findings' ? 'findings' : 'inspector')}
    >
      <Tabs.List className={classes.list} aria-label={t('tab.label')}>
        <Tabs.Tab value="inspector" leftSection={<IconAdjustmentsHorizontal size={MENU_ICON_PX} aria-hidden="true" />}>
          {t('tab.inspector')}
        </Tabs.Tab>
        <Tabs.Tab value="findings" leftSection={<IconAlertTriangle size={MENU_ICON_PX} aria-hidden="true" />} rightSection={count}>
          {t('tab.findings')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel className={classes.inspector} value="inspector" tabIndex={-1}>
        <WireInspector open={open} />
      </Tabs.Panel>
      <Tabs.Panel className={classes.panel} value="findings" tabIndex={-1}>
        <WiringFindingsPanel open={open} />
      </Tabs.Panel>
    </Tabs>
  )
}
