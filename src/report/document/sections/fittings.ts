import { NODE_KINDS } from '../../../model/project/codes'
import type { Part } from '../report-document'
import type { ReportContext, ReportedSystem } from '../report-context'

interface Fitting {
  model: string
  kind: 'joint' | 'header' | 'box' | 'mergeJoint' | 'other'
  places: string[]
}

/** Returns joints, headers and boxes of one system, grouped by model. */
export function fittingsOf({ system, record, names }: ReportedSystem, { pack }: ReportContext): Fitting[] {
  const joints = new Set([...pack.branchJoints.twoPipe, ...pack.branchJoints.threePipe].map((item) => item.id))
  const headers = new Set(pack.headers.items.map((item) => item.id))
  const boxes = new Set(pack.msBoxes.items.map((item) => item.id))
  const merges = new Set(pack.msBoxes.mergeJoints.map((item) => item.id))
  const kindOf = (model: string): Fitting['kind'] =>
    joints.has(model) ? 'joint' : headers.has(model) ? 'header' : boxes.has(model) ? 'box' : merges.has(model) ? 'mergeJoint' : 'other'
  const fittings = new Map<string, Fitting>()
  for (const output of record?.JointOutput ?? []) {
    if (!output.JointModel) continue
    const fitting = fittings.get(output.JointModel) ?? { model: output.JointModel, kind: kindOf(output.JointModel), places: [] }
    fitting.places.push(names.nodeById(output.nodeId))
    fittings.set(output.JointModel, fitting)
  }
  const caps: string[] = []
  for (let row = 0; row < system.diagram.nodeCount; row += 1) {
    if (NODE_KINDS[system.diagram.nodeKind[row] ?? 0] === 'endCap') caps.push(names.node(row))
  }
  const sorted = [...fittings.values()].sort((a, b) => a.model.localeCompare(b.model, 'en', { numeric: true }))
  return caps.length > 0 ? [...sorted, { model: '', kind: 'other', places: caps }] : sorted
}

export function fittings(reported: ReportedSystem, context: ReportContext): Part {
  const { words, figures } = context
  const rows = fittingsOf(reported, context)
  return {
    id: `fittings-${reported.system.id}`,
    title: words('report:section.fittings'),
    level: 2,
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        id: 'fittings',
        columns: [
          { label: words('report:column.model'), align: 'left', weight: 1 },
          { label: words('report:column.kind'), align: 'left', weight: 1 },
          { label: words('report:column.quantity'), align: 'right', weight: 0 },
          { label: words('report:column.places'), align: 'left', weight: 3 },
        ],
        rowCount: rows.length,
        row: (index) => {
          const fitting = rows[index]
          if (!fitting) return []
          return [
            fitting.model || words('report:fitting.endCap'),
            words(`report:fitting.${fitting.model ? fitting.kind : 'endCap'}`),
            figures.cell.plain(fitting.places.length),
            fitting.places.join(', '),
          ]
        },
        empty: words('report:fitting.none'),
      },
    ],
  }
}
