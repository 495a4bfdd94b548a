import { dragUnits } from '../drags'
import { sharedRoom, unitName, type UnitView } from '../model/control-view'
import classes from './groups.module.css'

/** Chips that a row has room for, fewer where each names its room; the others are counted. */
const MOST_SHOWN = 3
const MOST_WITH_ROOM = 2

interface UnitChipsProps {
  units: readonly UnitView[]
  /** Words for units that are no longer drawn; empty where there are none. */
  gone: string
  isReadOnly: boolean
  floorOf: (floor: string) => string
}

/** Shows units with tag, room and floor; the room that all of them share is written once. They may be dragged to another group. */
export function UnitChips({ units, gone, isReadOnly, floorOf }: UnitChipsProps) {
  const shared = units.length > 1 ? sharedRoom(units) : null
  const shown = units.slice(0, shared ? MOST_SHOWN : MOST_WITH_ROOM)
  const others = units.slice(shown.length)
  return (
    <span className={classes.chips}>
      {shown.map((unit) => (
        <span
          key={unit.key}
          className={classes.chip}
          data-whole={shared !== null || undefined}
          draggable={!isReadOnly}
          title={[unit.tag, unit.model, unit.room, floorOf(unit.floor)].filter(Boolean).join(' · ')}
          onDragStart={(event) => dragUnits(event, [unit.key])}
        >
          <b>{unitName(unit)}</b>
          {shared || unit.room === '' ? null : <span className={classes.chipRoom}>{unit.room}</span>}
          {units.length > 1 || unit.floor === '' ? null : <span className={classes.chipFloor}>{floorOf(unit.floor)}</span>}
        </span>
      ))}
      {others.length > 0 ? (
        <span className={classes.more} title={others.map(unitName).join(', ')}>
          +{others.length}
        </span>
      ) : null}
      {shared ? <span className={classes.shared}>{[shared.room, floorOf(shared.floor)].filter(Boolean).join(' · ')}</span> : null}
      {gone === '' ? null : <span className={classes.gone}>{gone}</span>}
    </span>
  )
}
