import classes from './piping-drawing.module.css'

const FLOORS = [96, 172, 248]
const UNITS = [150, 214, 278, 342]
const RISER_X = 64
const LIQUID_X = RISER_X + 8
const GAS_ABOVE = 10
const LIQUID_ABOVE = 18
const BEND = 8
const DROP_PX = 8
const UNIT = { width: 44, height: 22 }

/** An illustration of a refrigerant system for pages without one of their own: outdoor unit, riser, joints, indoor units on three floors. */
export function PipingDrawing() {
  const last = FLOORS[FLOORS.length - 1] ?? 0
  return (
    <svg className={classes.drawing} viewBox="0 0 420 300" aria-hidden="true">
      {FLOORS.map((y) => (
        <line key={y} className={classes.floor} x1="0" x2="420" y1={y + 40} y2={y + 40} />
      ))}
      <path className={classes.gas} d={`M${RISER_X} 58V${last - GAS_ABOVE - BEND}`} />
      <path className={classes.liquid} d={`M${LIQUID_X} 58V${last - LIQUID_ABOVE - BEND}`} />
      {FLOORS.map((y) => (
        <FloorPipes key={y} y={y} isLast={y === last} />
      ))}
      <rect className={classes.outdoor} x={RISER_X - 31} y="8" width="70" height="50" rx="4" />
      <circle className={classes.fan} cx={RISER_X - 13} cy="33" r="12" />
      <circle className={classes.fan} cx={RISER_X + 21} cy="33" r="12" />
    </svg>
  )
}

function FloorPipes({ y, isLast }: { y: number; isLast: boolean }) {
  const gasY = y - GAS_ABOVE
  const liquidY = y - LIQUID_ABOVE
  const end = UNITS[UNITS.length - 1] ?? 0
  return (
    <g>
      <path className={classes.liquid} d={run(LIQUID_X, liquidY, end + DROP_PX, y)} />
      <path className={classes.gas} d={run(RISER_X, gasY, end, y)} />
      {UNITS.slice(0, -1).map((x) => (
        <g key={x}>
          <path className={classes.liquid} d={`M${x + DROP_PX} ${liquidY}V${y}`} />
          <path className={classes.gas} d={`M${x} ${gasY}V${y}`} />
          <circle className={classes.joint} cx={x} cy={gasY} r="2.6" />
        </g>
      ))}
      {isLast ? null : <circle className={classes.joint} cx={RISER_X} cy={gasY - BEND} r="3.2" />}
      {UNITS.map((x) => (
        <g key={x}>
          <rect className={classes.indoor} x={x - UNIT.width / 2 + 4} y={y} width={UNIT.width} height={UNIT.height} rx="3" />
          <path className={classes.louvre} d={`M${x - 8} ${y + 15}h24`} />
        </g>
      ))}
    </g>
  )
}

/** Returns the path from the riser with a rounded bend, along the floor, and down into the last unit. */
function run(fromX: number, y: number, toX: number, unitY: number): string {
  const bend = Math.min(4, unitY - y)
  return `M${fromX} ${y - BEND}q0 ${BEND} ${BEND} ${BEND}H${toX - bend}q${bend} 0 ${bend} ${bend}V${unitY}`
}
