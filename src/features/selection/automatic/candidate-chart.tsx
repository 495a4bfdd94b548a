import { NativeSelect } from '@mantine/core'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Candidate } from '../../../engine/select/selection'
import { themeOf } from '../../../ui/charts/theme-of'
import { useThemeMark } from '../../../ui/charts/use-theme-mark'
import { useLatest } from '../../../ui/hooks/use-latest'
import { useFormat } from '../../../ui/words/format'
import classes from './automatic.module.css'
import { AXIS_FIGURES, plotData, plotOptions, plottedPlaces, type AxisFigure, type CandidatePlot, type PlotLook } from './candidate-plot'

const HEIGHT_PX = 220
const NEAR_PX = 24

interface CandidateChartProps {
  candidates: readonly Candidate[]
  picked: number
  onPick: (place: number) => void
}

/** Shows candidates by two figures: filled points are those that no other beats. A click picks the nearest; the table below has the same figures. */
export const CandidateChart = memo(function CandidateChart({ candidates, picked, onPick }: CandidateChartProps) {
  const { t } = useTranslation('automatic')
  const format = useFormat()
  const scheme = useThemeMark()
  const [x, setX] = useState<AxisFigure>('weightKg')
  const [y, setY] = useState<AxisFigure>('powerKw')
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot | null>(null)
  const labels = { x: t(`figure.${x}`), y: t(`figure.${y}`) }
  const plot: CandidatePlot = { candidates, picked, x, y, labels, format: (value) => format.number(value, 1) }
  const latest = useLatest(plot)
  const axes = `${labels.x} ${labels.y} ${x} ${y} ${format.language}`
  const hasPrices = candidates.some(({ objective }) => objective.price !== null)
  const figures = AXIS_FIGURES.filter((figure) => figure !== 'price' || hasPrices).map((value) => ({ value, label: t(`figure.${value}`) }))

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    drawn.current = new uPlot(
      plotOptions(latest.current, lookOf(element), { width: element.clientWidth, height: HEIGHT_PX }),
      plotData(latest.current),
      element,
    )
    const resized = new ResizeObserver(() => drawn.current?.setSize({ width: element.clientWidth, height: HEIGHT_PX }))
    resized.observe(element)
    return () => {
      resized.disconnect()
      drawn.current?.destroy()
      drawn.current = null
    }
  }, [axes, scheme, latest])

  useLayoutEffect(() => drawn.current?.setData(plotData(latest.current)), [candidates, picked, latest])

  const pickNearest = (clientX: number, clientY: number): void => {
    const chart = drawn.current
    if (!chart) return
    const box = chart.over.getBoundingClientRect()
    const distance = (candidate: Candidate | undefined): number =>
      candidate
        ? Math.hypot(
            chart.valToPos(candidate.objective[x] ?? 0, 'x') - (clientX - box.left),
            chart.valToPos(candidate.objective[y] ?? 0, 'y') - (clientY - box.top),
          )
        : Infinity
    const [nearest] = plottedPlaces(plot).sort((one, other) => distance(candidates[one]) - distance(candidates[other]))
    if (nearest !== undefined && distance(candidates[nearest]) <= NEAR_PX) onPick(nearest)
  }
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.axes}>
        <NativeSelect
          size="xs"
          label={t('chart.vertical')}
          data={figures}
          value={y}
          onChange={(event) => setY(figureOf(event.currentTarget.value))}
        />
        <NativeSelect
          size="xs"
          label={t('chart.horizontal')}
          data={figures}
          value={x}
          onChange={(event) => setX(figureOf(event.currentTarget.value))}
        />
        <span className={classes.key}>
          <i className={classes.filled} aria-hidden="true" /> {t('chart.best')}
          <i className={classes.hollow} aria-hidden="true" /> {t('chart.dominated')}
        </span>
      </figcaption>
      <div
        ref={place}
        className={classes.plot}
        role="img"
        aria-label={t('chart.label')}
        onClick={(event) => pickNearest(event.clientX, event.clientY)}
      />
    </figure>
  )
})

const figureOf = (value: string): AxisFigure => AXIS_FIGURES.find((figure) => figure === value) ?? 'weightKg'

function lookOf(element: HTMLElement): PlotLook {
  const { font, token } = themeOf(element)
  return {
    font,
    text: token('--text-muted'),
    line: token('--line'),
    good: token('--chart-1'),
    other: token('--line-strong'),
    accent: token('--chart-2'),
  }
}
