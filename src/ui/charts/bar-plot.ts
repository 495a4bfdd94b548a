import uPlot from 'uplot'

/** One series of values over all categories of the axis. */
export interface BarSeries {
  key: string
  label: string
  values: readonly number[]
}

export interface BarPlot {
  /** Names of the categories, from left to right. */
  places: readonly string[]
  series: readonly BarSeries[]
  /** Unit of the vertical axis. */
  unit: string
  /** Formats a value in the user's language. */
  format: (value: number) => string
}

/** Colours and fonts of the theme for a plot, because a canvas ignores style sheets. */
export interface PlotTheme {
  font: string
  text: string
  line: string
  fills: readonly string[]
}

/** Share of a category's width that its bars fill together. */
const FILLED = 0.72
/** Least distance of category names, in px, so that they do not overlap. */
const NAME_PX = 112
/** Least distance of the numbers on the vertical axis, in px. */
const NUMBER_PX = 32
const AXIS_PX = 52
/** Height of the category names, and their distance from the lowest number of the vertical axis. */
const NAME_LINE_PX = 36
const NAME_GAP_PX = 12
/** Steps at which categories are named: every first, second, fifth …, and never between two. */
const PLACE_STEPS = [1, 2, 5, 7, 10, 14, 20, 30, 50, 60, 100, 200, 366]
const COUNT_STEPS = [1, 2, 5].flatMap((step) => [0, 1, 2, 3, 4, 5, 6].map((power) => step * 10 ** power)).sort((a, b) => a - b)

/** Converts a plot to the library's columns: the category indices, then each series. */
export const plotColumns = ({ places, series }: BarPlot): uPlot.AlignedData => [
  Float64Array.from(places, (_, place) => place),
  ...series.map(({ values }) => Float64Array.from(values)),
]

/** Returns the options of a plot with bars side by side over named categories, from zero up, both axes in the user's language. Sizes are in CSS px. */
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

/** Centres the bars of a category, or a pair of them. The library has this builder only on request, so its types make it optional. */
function barsOf(count: number, at: number): Pick<uPlot.Series, 'paths'> {
  const paths = uPlot.paths.bars?.({ size: [FILLED / count, Infinity], align: count === 1 ? 0 : at === 0 ? -1 : 1 })
  return paths ? { paths } : {}
}
