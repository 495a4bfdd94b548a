import uPlot from 'uplot'

/** One row of figures over all places of the axis. */
export interface BarSeries {
  key: string
  label: string
  values: readonly number[]
}

export interface BarPlot {
  /** Names of the places, from left to right. */
  places: readonly string[]
  series: readonly BarSeries[]
  /** Unit of the vertical axis. */
  unit: string
  /** A figure as the user's language writes it. */
  format: (value: number) => string
}

/** Colours and fonts of the theme for a plot: a canvas knows no style sheet. */
export interface PlotTheme {
  font: string
  text: string
  line: string
  fills: readonly string[]
}

/** Share of a place that its bars fill together. */
const FILLED = 0.72
/** Names of places closer than this would run into each other, in px. */
const NAME_PX = 112
/** Numbers of the upright axis stand at least so far apart, in px. */
const NUMBER_PX = 32
const AXIS_PX = 52
/** Height of the line of names, and its distance from the lowest number of the vertical axis. */
const NAME_LINE_PX = 36
const NAME_GAP_PX = 12
/** Every first, second, fifth … place is named: whole places, never between two. */
const PLACE_STEPS = [1, 2, 5, 7, 10, 14, 20, 30, 50, 60, 100, 200, 366]
const COUNT_STEPS = [1, 2, 5].flatMap((step) => [0, 1, 2, 3, 4, 5, 6].map((power) => step * 10 ** power)).sort((a, b) => a - b)

/** Columns of a plot as the library takes them: numbers of the places, then each series. */
export const plotColumns = ({ places, series }: BarPlot): uPlot.AlignedData => [
  Float64Array.from(places, (_, place) => place),
  ...series.map(({ values }) => Float64Array.from(values)),
]

/** Bars beside each other over named places, from zero up, with both axes in the user's language. Sizes are in px of the style sheet. */
export function plotOptions(
  plot: BarPlot,
  theme: PlotTheme,
  size: { width: number; height: number },
  onPlace: (place: number | null) => void,
): uPlot.Options {
  const { places, series, unit, format } = plot
  const axis = { font: theme.font, labelFont: theme.font, stroke: theme.text, ticks: { show: false } }
  return {
    ...size,
    padding: [12, 12, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: [-0.5, places.length - 0.5] },
      y: { range: (_plot, _least, most) => [0, Math.max(1, most) * 1.05] },
    },
    axes: [
      {
        ...axis,
        size: NAME_LINE_PX,
        gap: NAME_GAP_PX,
        grid: { show: false },
        incrs: PLACE_STEPS,
        space: NAME_PX,
        values: (_plot, splits) => splits.map((place) => places[place] ?? ''),
      },
      {
        ...axis,
        label: unit,
        size: AXIS_PX,
        grid: { stroke: theme.line, width: 1 },
        incrs: COUNT_STEPS,
        space: NUMBER_PX,
        values: (_plot, splits) => splits.map(format),
      },
    ],
    series: [
      {},
      ...series.map(({ label }, at) => ({
        label,
        fill: theme.fills[at % theme.fills.length] ?? theme.text,
        width: 0,
        points: { show: false },
        ...barsOf(series.length, at),
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onPlace(cursor.idx ?? null)] },
  }
}

/** Bars in the middle of their place, or a pair that meets there. The library makes them on request alone, which its types leave open. */
function barsOf(count: number, at: number): Pick<uPlot.Series, 'paths'> {
  const paths = uPlot.paths.bars?.({ size: [FILLED / count, Infinity], align: count === 1 ? 0 : at === 0 ? -1 : 1 })
  return paths ? { paths } : {}
}
