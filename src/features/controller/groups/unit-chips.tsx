import { useTranslation } from 'react-i18next'
import { dragUnits } from '../drags'
import { unitName, type UnitView } from '../model/control-view'
import classes from './groups.module.css'

/** Chips that a row has room for; the others are counted. */
const MOST_SHOWN = 3

/** Shows units with tag, room and floor. They may be dragged to another group. */
export function UnitChips({ units, gone, isReadOnly }: { units: readonly UnitView[]; gone: number; isReadOnly: boolean }) {
  const { t } = useTranslation('control')
  const others = units.slice(MOST_SHOWN)
  return (
    <span className={classes.chips}>
      {units.slice(0, MOST_SHOWN).map((unit) => (
        <UnitChip key={unit.key} unit={unit} isReadOnly={isReadOnly} />
      ))}
      {others.length > 0 ? (
        <span className={classes.more} title={others.map(unitName).join(', ')}>
          +{others.length}
        </span>
      ) : null}
      {gone > 0 ? <span className={classes.gone}>{t('units.gone', { number: gone })}</span> : null}
    </span>
  )
}

function UnitChip({ unit, isReadOnly }: { unit: UnitView; isReadOnly: boolean }) {
  const { t } = useTranslation('control')
  const floor = unit.floor === '' ? '' : t('units.floor', { floor: unit.floor })
  return (
    <span
      className={classes.chip}
      draggable={!isReadOnly}
      title={[unit.tag, unit.model, unit.room, floor].filter(Boolean).join(' · ')}
      onDragStart={(event) => dragUnits(event, [unit.key])}
    >
      <b>{unitName(unit)}</b>
      {unit.room === '' ? null : <span className={classes.chipRoom}>{unit.room}</span>}
      {floor === '' ? null : <span className={classes.chipFloor}>{floor}</span>}
    </span>
  )
}
