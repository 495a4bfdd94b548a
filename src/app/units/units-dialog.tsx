import { Button, Group, Modal, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { fromMetric } from '../../engine/measure/measure'
import { IMPERIAL, METRIC, QUANTITIES, type Quantity, type UnitSettings } from '../../model/project/quantity'
import { settings } from '../../state/page/settings'
import { useFormat } from '../../ui/words/format'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { chooseUnits } from './choose-units'
import { dialogs } from '../dialogs'
import { UnitLine } from './unit-line'
import classes from './units-dialog.module.css'

const NAMES = Object.keys(QUANTITIES) as Quantity[]
/** Decimals of the factor from metres to feet, and a length for which its rounding shows; m. */
const FACTOR_DECIMALS = 4
const EXAMPLE_M = 30
const SYSTEMS = { metric: METRIC, imperial: IMPERIAL }

function systemOf(units: UnitSettings): 'metric' | 'imperial' | 'own' {
  if (NAMES.every((name) => units[name] === METRIC[name])) return 'metric'
  return NAMES.every((name) => units[name] === IMPERIAL[name]) ? 'imperial' : 'own'
}

/** Chooses metric, imperial, or a measure for each of the ten quantities; every choice takes effect at once. */
export function UnitsDialog() {
  const { t } = useTranslation(['units', 'app'])
  const format = useFormat()
  const { isUnitsOpen } = useSnapshot(dialogs)
  const { previousUnitSettings } = useSnapshot(settings)
  const units = useUnitSettings()
  const close = (): void => {
    dialogs.isUnitsOpen = false
  }
  // The measure of lengths decides which system a mixture belongs to, as the flag on the wire does.
  const defaults = units.length === IMPERIAL.length ? IMPERIAL : METRIC
  return (
    <Modal size={640} opened={isUnitsOpen} onClose={close} title={t('units:title')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <p className={classes.hint}>{t('units:hint')}</p>
      <SegmentedControl
        fullWidth
        aria-label={t('units:system')}
        value={systemOf(units)}
        data={[
          { value: 'metric', label: t('units:metric') },
          { value: 'imperial', label: t('units:imperial') },
        ]}
        onChange={(system) => chooseUnits(system === 'imperial' ? SYSTEMS.imperial : SYSTEMS.metric)}
      />
      <ul className={classes.lines}>
        {NAMES.map((quantity) => (
          <UnitLine
            key={quantity}
            quantity={quantity}
            measure={units[quantity]}
            previous={previousUnitSettings[quantity]}
            onMeasure={(measure) => chooseUnits({ ...units, [quantity]: measure })}
          />
        ))}
      </ul>
      {units.length === 'ft' ? (
        <p className={classes.hint}>
          {t('units:factor', {
            feet: format.number(fromMetric(1, 'length', 'ft'), FACTOR_DECIMALS, true),
            shown: format.number(fromMetric(EXAMPLE_M, 'length', 'ft')),
          })}
        </p>
      ) : null}
      <Group justify="space-between" gap="sm">
        <Button variant="default" disabled={NAMES.every((name) => units[name] === defaults[name])} onClick={() => chooseUnits(defaults)}>
          {t('units:reset')}
        </Button>
        <Button onClick={close}>{t('app:close')}</Button>
      </Group>
    </Modal>
  )
}
