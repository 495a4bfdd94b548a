import type { PipeOutput } from '../../../contract/system-record'
import { EDGE_KINDS } from '../../../model/project/codes'
import type { EdgeKind } from '../../../model/project/codes'
import { defaultLengthNote } from './default-length-note'
import type { Column, Part } from '../report-document'
import type { ReportContext, ReportedSystem } from '../report-context'

type Service = 'gas' | 'liquid' | 'highPressure'

interface Run {
  service: Service
  mm: number
  lengthM: number
  /** Part of it from default lengths, which were not entered. */
  defaultM: number
  pieces: number
  bends: number
}

const SERVICES: Service[] = ['liquid', 'gas', 'highPressure']

/** Returns the tubes of one edge of the drawing: all of them, or the one it names. */
function tubes(kind: EdgeKind, pipe: PipeOutput): [Service, number | null][] {
  if (kind === 'liquid') return [['liquid', pipe.LiquidPipeDiameter]]
  const vapour: [Service, number | null][] = [
    ['gas', pipe.GasPipeDiameter],
    ['highPressure', pipe.HighPressurePipeDiameter],
  ]
  return kind === 'gas' ? vapour : [['liquid', pipe.LiquidPipeDiameter], ...vapour]
}

/** Returns the metres of tube to order, by service and diameter. */
export function pipeRuns({ system, pipes }: ReportedSystem): Run[] {
  const runs = new Map<string, Run>()
  for (const { row, output: pipe } of pipes) {
    const { diagram } = system
    const kind = EDGE_KINDS[diagram.edgeKind[row] ?? 0] ?? 'generic'
    for (const [service, mm] of tubes(kind, pipe)) {
      if (mm === null || !(mm > 0)) continue
      const own = service === 'liquid' ? diagram.edgeLiquidLengthM[row] : diagram.edgeGasLengthM[row]
      const isOwn = own !== undefined && !Number.isNaN(own)
      const lengthM = isOwn ? own : pipe.ActualPipeLength
      const key = `${service} ${mm}`
      const run = runs.get(key) ?? { service, mm, lengthM: 0, defaultM: 0, pieces: 0, bends: 0 }
      run.lengthM += lengthM
      if (pipe.isDefaultLength && !isOwn) run.defaultM += lengthM
      run.pieces += 1
      run.bends += pipe.bendingcount
      runs.set(key, run)
    }
  }
  return [...runs.values()].sort((a, b) => SERVICES.indexOf(a.service) - SERVICES.indexOf(b.service) || a.mm - b.mm)
}

/** Writes the order list of one system's tubes: service, diameter, pieces, bends, total length. */
export function pipeSummary(reported: ReportedSystem, { words, figures }: ReportContext): Part {
  const runs = pipeRuns(reported)
  const defaults: Column = { label: words('report:column.defaultLength'), unit: figures.unit('length'), align: 'right', weight: 1 }
  const hasDefaults = runs.some(({ defaultM }) => defaultM > 0)
  return {
    id: `pipeSummary-${reported.system.id}`,
    title: words('report:section.pipeSummary'),
    level: 2,
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        id: 'pipeSummary',
        columns: [
          { label: words('report:column.service'), align: 'left', weight: 2 },
          { label: words('report:column.diameter'), unit: figures.unit('pipingDimension'), align: 'right', weight: 1 },
          { label: words('report:column.pieces'), align: 'right', weight: 1 },
          { label: words('report:column.bends'), align: 'right', weight: 1 },
          { label: words('report:column.totalLength'), unit: figures.unit('length'), align: 'right', weight: 1 },
          ...(hasDefaults ? [defaults] : []),
        ],
        rowCount: runs.length,
        row: (index) => {
          const run = runs[index]
          if (!run) return []
          return [
            words(`report:service.${run.service}`),
            figures.cell.pipe(run.mm),
            figures.cell.plain(run.pieces),
            figures.cell.plain(run.bends),
            figures.cell.value(run.lengthM, 'length', 1),
            ...(hasDefaults ? [figures.cell.value(run.defaultM, 'length', 1)] : []),
          ]
        },
        empty: words('report:pipes.none'),
      },
      ...defaultLengthNote(reported, words),
    ],
  }
}
