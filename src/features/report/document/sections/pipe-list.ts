import type { Part } from '../report-document'
import type { ReportContext, ReportedSystem } from '../report-context'

/** Every pipe of one system with its ends, length, bends, load and diameters. */
export function pipeList({ system, result, record, names }: ReportedSystem, { words, figures }: ReportContext): Part {
  const pipes = record?.PipeOutput ?? []
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
          { label: words('report:column.gas'), unit: figures.unit('pipingDimension'), align: 'right', weight: 0 },
          { label: words('report:column.liquid'), unit: figures.unit('pipingDimension'), align: 'right', weight: 0 },
          { label: words('report:column.highPressure'), unit: figures.unit('pipingDimension'), align: 'right', weight: 0 },
        ],
        rowCount: pipes.length,
        row: (index) => {
          const pipe = pipes[index]
          if (!pipe) return []
          return [
            figures.plain(index + 1),
            ...names.ends(index),
            figures.value(pipe.ActualPipeLength, 'length', 1),
            figures.plain(pipe.bendingcount),
            figures.value(pipe.equivalentLengthM, 'length', 2),
            figures.value(pipe.capacityKw, 'loadCapacity'),
            figures.pipe(pipe.GasPipeDiameter),
            figures.pipe(pipe.LiquidPipeDiameter),
            figures.pipe(pipe.HighPressurePipeDiameter),
          ]
        },
        tone: (index) => (result?.edgeWorst[index] === 2 ? 'error' : result?.edgeWorst[index] === 1 ? 'advice' : 'plain'),
        empty: words('report:pipes.none'),
      },
    ],
  }
}
