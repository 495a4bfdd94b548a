import type { Finding, Severity } from '../../model/finding/finding'
import type { Diagram, NodeData } from '../../model/diagram/diagram'
import { emptyDiagram } from '../../model/diagram/diagram-rows'
import { EDGE_KINDS, NODE_KINDS } from '../../model/project/codes'
import type { WireDiagram } from '../../model/wiring/wiring'
import type { DrawnWires } from '../drawing/drawn-wires'
import { createDrawing, type Drawing, type Marks } from '../drawing/drawing'
import type { EquipmentLookup } from '../drawing/equipment-lookup'
import { layOutWires } from './wire-layout'
import { wireKey, type WireRow } from './wire-rows'

/** A finding about a line or the device at its end. */
export type WireFinding = Finding & { deviceId?: string; lineId?: string }

/** Returns the diagram that a finding is about. */
export function diagramOfFinding({ code, lineId, values }: WireFinding): WireDiagram {
  if (code.startsWith('wiring.lost.')) return values['diagram'] === 'signal' ? 'signal' : 'power'
  return lineId === undefined ? 'power' : 'signal'
}

/** Returns the key of the row that a finding is about. */
export function keyOfFinding(finding: WireFinding): string {
  const { systemId, deviceId = '', lineId = systemId } = finding
  return wireKey(diagramOfFinding(finding), lineId, deviceId)
}

const NONE = NODE_KINDS.indexOf('none')
const GENERIC = EDGE_KINDS.indexOf('generic')
const WORST: Record<Severity, number> = { advice: 1, error: 2 }

/** The entry of a system's list of units that a device draws. */
export interface WiredItem {
  id: string
  floor: string
}

/** Draws the rows of a wiring diagram on the board, a node for each row. A line has the id of the device at its end. */
export function createWireDrawing(
  kind: WireDiagram,
  rows: readonly WireRow[],
  findings: readonly WireFinding[],
  equipment: EquipmentLookup,
  itemOf: (row: WireRow) => WiredItem | undefined,
): Drawing {
  const diagram = wireDiagramOf(rows, itemsOf(rows, itemOf))
  const lines = rows.filter(({ from }) => from >= 0)
  const wires: DrawnWires = {
    kind,
    hasBreaker: Uint8Array.from(lines, (row) => (row.diagram === 'power' && row.line.isCircuitStart ? 1 : 0)),
    hasIsolator: Uint8Array.from(lines, (row) => (row.diagram === 'power' && row.device.hasIsolator ? 1 : 0)),
  }
  return {
    ...createDrawing(diagram, null, equipment),
    wires,
    marks: marksOf(diagram, findings),
  }
}

/** A box stands on the floor of the unit behind it. */
function itemsOf(rows: readonly WireRow[], itemOf: (row: WireRow) => WiredItem | undefined): (WiredItem | undefined)[] {
  const items = rows.map(itemOf)
  for (let row = rows.length - 2; row >= 0; row--) if (rows[row]?.device.kind === 'box') items[row] ??= items[row + 1]
  return items
}

function wireDiagramOf(rows: readonly WireRow[], items: readonly (WiredItem | undefined)[]): Diagram {
  const count = rows.length
  const places = layOutWires(rows, (row) => items[row]?.floor ?? '')
  const models = new Map<string, number>()
  const modelAt = (model: string): number => {
    if (model === '') return -1
    const known = models.get(model) ?? models.size
    models.set(model, known)
    return known
  }
  const lines = rows.flatMap(({ from }, row) => (from >= 0 ? [row] : []))
  const unknown = (length: number): Float64Array => new Float64Array(length).fill(NaN)
  return {
    ...emptyDiagram(),
    nodeCount: count,
    nodeId: rows.map(({ key }) => key),
    nodeShape: rows.map(({ device: { kind } }) => SHAPES[kind] ?? ''),
    nodeKind: Uint8Array.from(rows, ({ device: { kind } }) =>
      SHAPES[kind] ? NONE : NODE_KINDS.indexOf(kind as (typeof NODE_KINDS)[number]),
    ),
    nodeJointType: new Uint8Array(count),
    nodeOutlets: new Uint8Array(count),
    nodeReverse: new Uint8Array(count),
    nodeX: Float64Array.from(rows, ({ device }, row) => device.edit.x ?? places.x[row] ?? 0),
    nodeY: Float64Array.from(rows, ({ device }, row) => device.edit.y ?? places.y[row] ?? 0),
    nodeHeightM: unknown(count),
    nodeCoolingKw: unknown(count),
    nodePortCapacityKw: unknown(count),
    nodeModel: Int32Array.from(rows, ({ device }) => modelAt(device.model)),
    modelNames: [...models.keys()],
    nodeRest: rows.map(({ device }, row) => restOf(device, items[row])),
    edgeCount: lines.length,
    edgeId: lines.map((row) => rows[row]?.key ?? ''),
    edgeSource: Int32Array.from(lines, (row) => rows[row]?.from ?? -1),
    edgeTarget: Int32Array.from(lines),
    edgeSourcePort: new Uint8Array(lines.length),
    edgeKind: new Uint8Array(lines.length).fill(GENERIC),
    edgeLengthM: Float64Array.from(lines, (row) => rows[row]?.device.lengthM ?? NaN),
    edgeGasLengthM: unknown(lines.length),
    edgeLiquidLengthM: unknown(lines.length),
    edgeBends: unknown(lines.length),
    edgeRest: lines.map(() => undefined),
  }
}

function restOf({ kind, model }: WireRow['device'], item: WiredItem | undefined): NodeData | undefined {
  if (kind === 'outdoor') return { models: [model] }
  return item && { indoorUnitId: item.id }
}

/** Shapes of devices outside the piping, by which the board knows their symbol. */
const SHAPES: Readonly<Record<string, string>> = { origin: 'supply', board: 'switchboard', controller: 'controller' }

function marksOf(diagram: Diagram, findings: readonly WireFinding[]): Marks {
  const rows = new Map(diagram.nodeId.map((id, row) => [id, row]))
  const edges = new Map(diagram.edgeId.map((id, row) => [id, row]))
  const nodeWorst = new Uint8Array(diagram.nodeCount)
  const edgeWorst = new Uint8Array(diagram.edgeCount)
  const placed = findings.flatMap((finding): Finding[] => {
    const key = keyOfFinding(finding)
    const row = rows.get(key) ?? -1
    if (row < 0) return []
    const worst = WORST[finding.severity]
    nodeWorst[row] = Math.max(nodeWorst[row] ?? 0, worst)
    const edge = edges.get(key) ?? -1
    if (edge >= 0) edgeWorst[edge] = Math.max(edgeWorst[edge] ?? 0, worst)
    return [{ ...finding, nodeId: key, edgeId: key }]
  })
  return { nodeWorst, edgeWorst, findings: placed }
}
