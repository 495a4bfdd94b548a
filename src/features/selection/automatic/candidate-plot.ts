import uPlot from 'uplot'
import type { Candidate, Objective } from '../../../engine/select/selection'

/** A figure that candidates are compared by on an axis of the chart. */
export type AxisFigure = keyof Objective
export const AXIS_FIGURES: readonly AxisFigure[] = ['weightKg', 'price', 'powerKw', 'chargeKg', 'systems', 'worstRatioPct']

export interface PlotLook {
  font: string
  text: string
  line: string
  good: string
  other: string
  accent: string
}

export interface CandidatePlot {
  candidates: readonly Candidate[]
  picked: number
  x: AxisFigure
  y: AxisFigure
  labels: { x: string; y: string }
  format: (value: number) => string
}

const POINT_PX = 12
const PICKED_PX = 18
const SPREAD_MARGIN = 0.15
const SIZE_MARGIN = 0.02

/** Returns the places of candidates in the order of the horizontal axis, which the library needs; without those that lack a figure. */
export function plottedPlaces({ candidates, x, y }: CandidatePlot): number[] {
  return candidates
    .map((_, place) => place)
    .filter((place) => candidates[place]?.objective[x] !== null && candidates[place]?.objective[y] !== null)
    .sort((a, b) => (candidates[a]?.objective[x] ?? 0) - (candidates[b]?.objective[x] ?? 0))
}

/** Converts candidates to the library's columns: the horizontal figure, then the vertical one of non-dominated, dominated and picked candidates. */
export function plotData(plot: CandidatePlot): uPlot.AlignedData {
  const places = plottedPlaces(plot)
  const figure = (place: number, of: AxisFigure): number => plot.candidates[place]?.objective[of] ?? 0
  const shown = (isShown: (place: number) => boolean): (number | null)[] =>
    places.map((place) => (isShown(place) ? figure(place, plot.y) : null))
  const isDominated = (place: number): boolean => plot.candidates[place]?.isDominated === true
  return [
    places.map((place) => figure(place, plot.x)),
    shown((place) => !isDominated(place)),
    shown(isDominated),
    shown((place) => place === plot.picked),
  ]
}

/** Returns the options of a chart with a point for each candidate; the axes show the range of the values, so that candidates near each other can be told apart. Sizes are in CSS px. */
export function plotOptions(plot: CandidatePlot, look: PlotLook, size: { width: number; height: number }): uPlot.Options {
  const axis = { font: look.font, labelFont: look.font, stroke: look.text, ticks: { show: false }, grid: { stroke: look.line, width: 1 } }
  const values = (_: uPlot, splits: number[]): string[] => splits.map((value) => plot.format(value))
  const points = (color: string, isFilled: boolean, px: number): uPlot.Series => ({
    paths: () => null,
    points: { show: true, size: px, stroke: color, fill: isFilled ? color : 'transparent', width: 2 },
  })
  return {
    ...size,
    padding: [12, 16, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { show: false } },
    scales: { x: { time: false, range: aroundValues }, y: { range: aroundValues } },
    axes: [
      { ...axis, label: plot.labels.x, labelSize: 20, size: 28, values },
      { ...axis, label: plot.labels.y, labelSize: 20, size: 60, values },
    ],
    series: [{}, points(look.good, true, POINT_PX), points(look.other, false, POINT_PX), points(look.accent, false, PICKED_PX)],
  }
}

/** Returns the values with a margin at both sides: part of their spread, and of their size where they are equal. */
function aroundValues(_: uPlot, least: number, most: number): uPlot.Range.MinMax {
  const margin = Math.max((most - least) * SPREAD_MARGIN, Math.abs(most) * SIZE_MARGIN)
  return [Math.max(0, least - margin), most + margin]
}
