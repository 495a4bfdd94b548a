import classes from './piping-drawing.module.css'

const FLOORS = [96, 172, 248]
const UNITS = [150, 214, 278, 342]
const RISER_X = 64
const UNIT = { width: 40, height: 22 }

/** A quiet drawing of a refrigerant system, for pages without one of their own: outdoor unit, riser, joints, indoor units on three floors. */
export function PipingDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 420 300" aria-hidden="true">
      {FLOORS.map((y) => (
        <line key={y} className={classes.floor} x1="0" x2="420" y1={y + 34} y2={y + 34} />
      ))}
      <path className={classes.gas} d={`M${RISER_X} 58V${FLOORS[2]}`} />
      <path className={classes.liquid} d={`M${RISER_X + 7} 58V${FLOORS[2]}`} />
      {FLOORS.map((y) => (
        <FloorPipes key={y} y={y} />
      ))}
      <rect className={classes.outdoor} x={RISER_X - 30} y="8" width="66" height="50" rx="4" />
      <circle className={classes.fan} cx={RISER_X - 12} cy="30" r="11" />
      <circle className={classes.fan} cx={RISER_X + 18} cy="30" r="11" />
    </svg>
  )
}

function FloorPipes({ y }: { y: number }) {
  const end = UNITS[UNITS.length - 1] ?? 0
  return (
    <g>
      <path className={classes.gas} d={`M${RISER_X} ${y - 12}q0 8 8 8H${end}`} />
      <path className={classes.liquid} d={`M${RISER_X + 7} ${y - 18}q0 8 8 8H${end}`} />
      <circle className={classes.joint} cx={RISER_X} cy={y - 12} r="3.5" />
      {UNITS.map((x) => (
        <g key={x}>
          <path className={classes.gas} d={`M${x} ${y - 4}V${y + 6}`} />
          <circle className={classes.joint} cx={x} cy={y - 4} r="2.8" />
          <rect className={classes.indoor} x={x - UNIT.width / 2} y={y + 6} width={UNIT.width} height={UNIT.height} rx="3" />
          <path className={classes.louvre} d={`M${x - 12} ${y + 21}h24`} />
        </g>
      ))}
    </g>
  )
}
