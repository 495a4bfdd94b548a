import type { Finding, Severity } from '../../model/finding/finding'
import type { Diagram, NodeData } from '../../model/diagram/diagram'
import { atOnce } from '../../model/change/at-once'
import { emptyDiagram } from '../../model/diagram/diagram-rows'
import { EDGE_KINDS, NODE_KINDS } from '../../model/project/codes'
import type { WireDiagram } from '../../model/wiring/wiring'
import type { DrawnWires } from '../drawing/drawn-wires'
import { creatingDrawing, type Drawing, type Marks } from '../drawing/drawing'
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
  return atOnce(drawingWires(kind, rows, findings, equipment, itemOf))
}

/** Works like `createWireDrawing`, pausing after some rows and between columns. */
export function* drawingWires(
  kind: WireDiagram,
  rows: readonly WireRow[],
  findings: readonly WireFinding[],
  equipment: EquipmentLookup,
  itemOf: (row: WireRow) => WiredItem | undefined,
): Generator<void, Drawing> {
  const diagram = yield* makingDiagram(rows, yield* findingItems(rows, itemOf))
  const lines = rows.filter(({ from }) => from >= 0)
  const wires: DrawnWires = {
    kind,
    hasBreaker: Uint8Array.from(lines, (row) => (row.diagram === 'power' && row.line.isCircuitStart ? 1 : 0)),
    hasIsolator: Uint8Array.from(lines, (row) => (row.diagram === 'power' && row.device.hasIsolator ? 1 : 0)),
  }
  yield
  const drawing = yield* creatingDrawing(diagram, null, equipment)
  return { ...drawing, wires, marks: yield* markingWires(diagram, findings) }
}

/** Rows that are read between two pauses. */
const ROWS_A_STEP = 1_000

/** A box stands on the floor of the unit behind it. */
function* findingItems(
  rows: readonly WireRow[],
  itemOf: (row: WireRow) => WiredItem | undefined,
): Generator<void, (WiredItem | undefined)[]> {
  const items: (WiredItem | undefined)[] = []
  for (const row of rows) {
    items.push(itemOf(row))
    if (items.length % ROWS_A_STEP === 0) yield
  }
  for (let row = rows.length - 2; row >= 0; row--) if (rows[row]?.device.kind === 'box') items[row] ??= items[row + 1]
  return items
}

function* makingDiagram(rows: readonly WireRow[], items: readonly (WiredItem | undefined)[]): Generator<void, Diagram> {
  const count = rows.length
  const places = layOutWires(rows, (row) => items[row]?.floor ?? '')
  yield
  const models = new Map<string, number>()
  const modelAt = (model: string): number => {
    if (model === '') return -1
    const known = models.get(model) ?? models.size
    models.set(model, known)
    return known
  }
  const unknown = (length: number): Float64Array => new Float64Array(length).fill(NaN)
  const nodeId: string[] = []
  const nodeShape: string[] = []
  const nodeRest: (NodeData | undefined)[] = []
  const nodeKind = new Uint8Array(count)
  const nodeModel = new Int32Array(count)
  const { x: nodeX, y: nodeY } = places
  const lines: number[] = []
  for (const [row, { key, device, from }] of rows.entries()) {
    const shape = SHAPES[device.kind]
    nodeId.push(key)
    nodeShape.push(shape ?? '')
    nodeKind[row] = shape ? NONE : NODE_KINDS.indexOf(device.kind as (typeof NODE_KINDS)[number])
    nodeModel[row] = modelAt(device.model)
    nodeRest.push(restOf(device, items[row]))
    nodeX[row] = device.edit.x ?? nodeX[row] ?? 0
    nodeY[row] = device.edit.y ?? nodeY[row] ?? 0
    if (from >= 0) lines.push(row)
    if (row % ROWS_A_STEP === 0) yield
  }
  return {
    ...emptyDiagram(),
    nodeCount: count,
    ...{ nodeId, nodeShape, nodeKind, nodeX, nodeY, nodeModel, nodeRest },
    nodeJointType: new Uint8Array(count),
    nodeOutlets: new Uint8Array(count),
    nodeReverse: new Uint8Array(count),
    nodeHeightM: unknown(count),
    nodeCoolingKw: unknown(count),
    nodePortCapacityKw: unknown(count),
    modelNames: [...models.keys()],
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

function* markingWires(diagram: Diagram, findings: readonly WireFinding[]): Generator<void, Marks> {
  const marks = { nodeWorst: new Uint8Array(diagram.nodeCount), edgeWorst: new Uint8Array(diagram.edgeCount), findings: [] as Finding[] }
  if (findings.length === 0) return marks
  const rows = yield* placing(diagram.nodeId)
  const edges = yield* placing(diagram.edgeId)
  for (const [place, finding] of findings.entries()) {
    if (place % ROWS_A_STEP === 0) yield
    const key = keyOfFinding(finding)
    const row = rows.get(key)
    if (row === undefined) continue
    const worst = WORST[finding.severity]
    marks.nodeWorst[row] = Math.max(marks.nodeWorst[row] ?? 0, worst)
    const edge = edges.get(key)
    if (edge !== undefined) marks.edgeWorst[edge] = Math.max(marks.edgeWorst[edge] ?? 0, worst)
    marks.findings.push({ ...finding, nodeId: key, edgeId: key })
  }
  return marks
}

function* placing(ids: readonly string[]): Generator<void, Map<string, number>> {
  const places = new Map<string, number>()
  for (const [place, id] of ids.entries()) {
    places.set(id, place)
    if (place % ROWS_A_STEP === 0) yield
  }
  return places
}
