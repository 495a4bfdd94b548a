import { defaultLengthNote } from './default-length-note'
import { pipesNotCounted } from './pipes-not-counted'
import type { Column, Part } from '../report-document'
import type { ReportContext, ReportedSystem } from '../report-context'

/** Writes every pipe of one system from the outdoor unit downwards, with its ends, length, bends, load and diameters. */
export function pipeList(reported: ReportedSystem, { words, figures }: ReportContext): Part {
  const { system, result, names, pipes } = reported
  const hasHighPressure = pipes.some(({ output }) => output.HighPressurePipeDiameter !== null)
  const pipeUnit = figures.unit('pipingDimension')
  const highPressure: Column = { label: words('report:column.highPressure'), unit: pipeUnit, align: 'right', weight: 0 }
  return {
    id: `pipeList-${system.id}`,
    title: words('report:section.pipeList'),
    level: 2,
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        id: 'pipeList',
        columns: [
          { label: words('report:column.number'), align: 'right', weight: 0 },
          { label: words('report:column.from'), align: 'left', weight: 2 },
          { label: words('report:column.to'), align: 'left', weight: 2 },
          { label: words('report:column.length'), unit: figures.unit('length'), align: 'right', weight: 0 },
          { label: words('report:column.bends'), align: 'right', weight: 0 },
          { label: words('report:column.equivalentLength'), unit: figures.unit('length'), align: 'right', weight: 0 },
          { label: words('report:column.load'), unit: figures.unit('loadCapacity'), align: 'right', weight: 0 },
          { label: words('report:column.gas'), unit: pipeUnit, align: 'right', weight: 0 },
          { label: words('report:column.liquid'), unit: pipeUnit, align: 'right', weight: 0 },
          ...(hasHighPressure ? [highPressure] : []),
        ],
        rowCount: pipes.length,
        row: (index) => {
          const entry = pipes[index]
          if (!entry) return []
          const { row, output: pipe } = entry
          const length = figures.cell.value(pipe.ActualPipeLength, 'length', 1)
          return [
            figures.cell.plain(index + 1),
            ...names.ends(row),
            pipe.isDefaultLength && typeof length !== 'string'
              ? { ...length, text: words('report:pipes.assumed', { length: length.text }) }
              : length,
            figures.cell.plain(pipe.bendingcount),
            figures.cell.value(pipe.equivalentLengthM, 'length', 2),
            figures.cell.value(pipe.capacityKw, 'loadCapacity'),
            figures.cell.pipe(pipe.GasPipeDiameter),
            figures.cell.pipe(pipe.LiquidPipeDiameter),
            ...(hasHighPressure ? [figures.cell.pipe(pipe.HighPressurePipeDiameter)] : []),
          ]
        },
        tone: (index) => {
          const worst = result?.edgeWorst[pipes[index]?.row ?? -1]
          return worst === 2 ? 'error' : worst === 1 ? 'advice' : 'plain'
        },
        empty: words('report:pipes.none'),
      },
      ...defaultLengthNote(reported, words, true),
      ...pipesNotCounted(reported, { words, figures }),
    ],
  }
}
