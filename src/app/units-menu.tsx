import { ActionIcon, Popover, SegmentedControl, Select } from '@mantine/core'
import { IconRuler2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IMPERIAL, METRIC, QUANTITIES, type Measure, type Quantity, type UnitSettings } from '../model/quantity'
import { useUnitSettings } from '../ui/unit-settings'
import { chooseUnits } from './choose-units'
import classes from './units-menu.module.css'

const NAMES = Object.keys(QUANTITIES) as Quantity[]
const SYSTEMS = { metric: METRIC, imperial: IMPERIAL }

function systemOf(settings: UnitSettings): 'metric' | 'imperial' | 'own' {
  if (NAMES.every((name) => settings[name] === METRIC[name])) return 'metric'
  return NAMES.every((name) => settings[name] === IMPERIAL[name]) ? 'imperial' : 'own'
}

/** Metric, imperial, or a measure for each of the ten quantities. */
export function UnitsMenu() {
  const { t } = useTranslation(['units', 'app'])
  const settings = useUnitSettings()
  const pick = (quantity: Quantity, measure: string | null): void => {
    if (measure !== null) chooseUnits({ ...settings, [quantity]: measure as Measure })
  }
  return (
    <Popover position="bottom-end" shadow="md" width={320} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={t('units:title')} title={t('units:title')}>
          <IconRuler2 size={18} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('units:title')}>
        <SegmentedControl
          fullWidth
          mb="sm"
          aria-label={t('units:system')}
          value={systemOf(settings)}
          data={[
            { value: 'metric', label: t('units:metric') },
            { value: 'imperial', label: t('units:imperial') },
          ]}
          onChange={(system) => chooseUnits(system === 'imperial' ? SYSTEMS.imperial : SYSTEMS.metric)}
        />
        {NAMES.map((quantity) => (
          <div key={quantity} className={classes.line}>
            <span id={`units-${quantity}`}>{t(`units:${quantity}`)}</span>
            <Select
              w={110}
              aria-labelledby={`units-${quantity}`}
              data={[...QUANTITIES[quantity]]}
              value={settings[quantity]}
              allowDeselect={false}
              comboboxProps={{ withinPortal: false }}
              onChange={(measure) => pick(quantity, measure)}
            />
          </div>
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
