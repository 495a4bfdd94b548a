import classes from './bars.module.css'

export interface Bar {
  key: string
  label: string
  value: number
  /** The value as it is written. */
  text: string
}

const HEIGHT = 140
const STEP = 100

/** Bars beside each other, as many as there are, over the width of their place. Whoever cannot see them reads the table beside it. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const gap = bars.length > 60 ? 10 : 24
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.bars}
        viewBox={`0 0 ${Math.max(1, bars.length) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ key, label: name, value, text }, place) => {
          const height = (value / most) * HEIGHT
          return (
            <rect key={key} className={classes.bar} x={place * STEP + gap / 2} y={HEIGHT - height} width={STEP - gap} height={height}>
              <title>{`${name}: ${text}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className={classes.ends} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        {bars.length > 1 ? <span>{bars.at(-1)?.label}</span> : null}
      </figcaption>
    </figure>
  )
}
