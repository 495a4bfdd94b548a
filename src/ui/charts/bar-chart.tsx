import { useLayoutEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useLatest } from '../hooks/use-latest'
import classes from './bar-chart.module.css'
import { themeOf } from './theme-of'
import { useThemeMark } from './use-theme-mark'
import { plotColumns, plotOptions, type BarPlot, type PlotTheme } from './bar-plot'

const HEIGHT_PX = 240
const FILLS = ['--chart-1', '--chart-2']

/** One or two series of bars with axes and a legend, which shows the values under the pointer. A table with the same values belongs beside it. */
export function BarChart({ plot, label }: { plot: BarPlot; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot | null>(null)
  const latest = useLatest(plot)
  const scheme = useThemeMark()
  const [pointed, setPointed] = useState<number | null>(null)
  const { places, series, format, unit } = plot
  // New axis labels need a new plot; new values are set on the existing one.
  const axes = JSON.stringify([places, unit, series.map((each) => each.label), format(1234.5)])

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    let frame = 0
    const draw = (): void => {
      drawn.current?.destroy()
      const options = plotOptions(latest.current, lookOf(element), { width: element.clientWidth, height: HEIGHT_PX }, setPointed)
      drawn.current = new uPlot(options, plotColumns(latest.current), element)
    }
    draw()
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => drawn.current?.setSize({ width: element.clientWidth, height: HEIGHT_PX }))
    })
    resized.observe(element)
    return () => {
      resized.disconnect()
      cancelAnimationFrame(frame)
      drawn.current?.destroy()
      drawn.current = null
    }
  }, [axes, scheme, latest])

  useLayoutEffect(() => drawn.current?.setData(plotColumns(plot)), [plot])

  const name = pointed === null ? undefined : places[pointed]
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.legend}>
        {series.map(({ key, label: named, values }, at) => (
          <span key={key} className={classes.entry}>
            <span className={classes.swatch} style={{ background: `var(${FILLS[at % FILLS.length] ?? ''})` }} aria-hidden="true" />
            {named}
            {pointed === null || name === undefined ? null : <b>{format(values[pointed] ?? 0)}</b>}
          </span>
        ))}
        <span className={classes.place}>{name}</span>
      </figcaption>
      <div ref={place} className={classes.plot} role="img" aria-label={label} />
    </figure>
  )
}

function lookOf(element: HTMLElement): PlotTheme {
  const { font, token } = themeOf(element)
  return { font, text: token('--text-muted'), line: token('--line'), fills: FILLS.map(token) }
}
