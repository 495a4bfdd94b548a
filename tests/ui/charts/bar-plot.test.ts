// @vitest-environment jsdom
import type uPlot from 'uplot'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { BarPlot, PlotTheme } from '../../../src/ui/charts/bar-plot'
import { formatNumber } from '../../../src/platform/words/locale'

const THEME: PlotTheme = { font: '12px Inter', text: '#565f6e', line: '#dde1e7', fills: ['#0072b2', '#d55e00'] }
const SIZE = { width: 600, height: 240 }
const PLOT: BarPlot = {
  places: ['1. Nov.', '2. Nov.', '3. Nov.'],
  series: [
    { key: 'visits', label: 'Besuche', values: [1200, 0, 4] },
    { key: 'visitors', label: 'Besucher', values: [3, 0, 2] },
  ],
  unit: 'Anzahl',
  format: (value) => formatNumber(value, 'de', 0, false),
}

let plots: typeof import('../../../src/ui/charts/bar-plot')
beforeAll(async () => {
  // The library asks for the density of the screen as it is loaded, which this page does not know.
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }))
  plots = await import('../../../src/ui/charts/bar-plot')
})

const axes = (): uPlot.Axis[] => plots.plotOptions(PLOT, THEME, SIZE, () => undefined).axes ?? []
const written = (axis: uPlot.Axis | undefined, splits: number[]) =>
  typeof axis?.values === 'function' ? axis.values({} as uPlot, splits, 0, 0, 0) : []

describe('the diagram of visits', () => {
  it('the diagram of visits names its places and writes its numbers in the language of the user', () => {
    const [places, numbers] = axes()
    expect(written(places, [0, 2, 3])).toEqual(['1. Nov.', '3. Nov.', ''])
    expect(written(numbers, [0, 1000])).toEqual(['0', '1.000'])
    expect(numbers?.label).toBe('Anzahl')
  })

  it('the diagram of visits shows zero, whatever the figures are, and one unit where all of them are zero', () => {
    const y = plots.plotOptions(PLOT, THEME, SIZE, () => undefined).scales?.['y']
    const range = typeof y?.range === 'function' ? y.range : () => []
    expect(range({} as uPlot, 3, 1200, 'y')[0]).toBe(0)
    expect(range({} as uPlot, 0, 0, 'y')[1]).toBeGreaterThanOrEqual(1)
  })

  it('the diagram of visits draws both rows of figures, each in its own colour, in the colours of the theme', () => {
    const { series } = plots.plotOptions(PLOT, THEME, SIZE, () => undefined)
    expect(series.slice(1).map(({ label, fill }) => [label, fill])).toEqual([
      ['Besuche', '#0072b2'],
      ['Besucher', '#d55e00'],
    ])
    expect(plots.plotColumns(PLOT).map((column) => Array.from(column))).toEqual([
      [0, 1, 2],
      [1200, 0, 4],
      [3, 0, 2],
    ])
  })
})
