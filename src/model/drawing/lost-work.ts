import { isUnitKind } from '../project/codes'
import type { Diagram } from '../diagram/diagram'
import { edgeRow, nodeRow } from '../diagram/diagram-rows'
import { kindAt, treeOf } from '../diagram/diagram-tree'
import type { EquipmentPack } from '../project/equipment'
import type { System } from '../project/project'
import { indexOf } from '../change/row-index'
import { drawingSystem } from './draw-system'
import { hangingOf } from './places/hanging'
import { listAsDrawn } from './list-as-drawn'
import { drawnUnits } from './plans/planned-units'

/** Rows processed between two pauses. */
const STRETCH = 2_000

/** Systems from which a drawing may have been generated. */
const BEFORE: readonly ((system: System) => Generator<void, System | null>)[] = [
  systemDrawn,
  (system) => listAsDrawn(system, 'beside'),
  (system) => listAsDrawn(system, 'before'),
  (system) => listAsDrawn(system, 'floors'),
]

/** Edits of a drawing that regenerating would lose. */
export interface LostWork {
  /** Joints, headers and boxes that a generated drawing does not have. */
  fittings: number
  /** Whether branches were moved. */
  isRehung: boolean
  /** Pipes with a length, bends, a material or a mark of their own. */
  pipes: number
  /** Joints, headers and boxes with a name, a level or a material of their own. */
  marks: number
  /** Drawn units that the list does not have. */
  units: number
  /** Text blocks and accessories. */
  loose: number
}

/** Returns the work that two drawings lose together. */
export function joinLostWork(one: LostWork | null, other: LostWork | null): LostWork | null {
  if (!one || !other) return one ?? other
  return {
    fittings: one.fittings + other.fittings,
    isRehung: one.isRehung || other.isRehung,
    pipes: one.pipes + other.pipes,
    marks: one.marks + other.marks,
    units: one.units + other.units,
    loose: one.loose + other.loose,
  }
}

/**
 * Returns the edits of a drawing that are missing from the one generated from its list; null where nothing is lost. Fittings that would be generated
 * for the drawn units, or for these and one unit per placeholder, do not count as edits. Pauses; the system must not change meanwhile.
 */
export function* findingLostWork(system: System, generated: Diagram, pack: EquipmentPack): Generator<void, LostWork | null> {
  const lost = yield* findingDifference(system.diagram, generated)
  for (const systemBefore of BEFORE) {
    if (lost.fittings === 0 && !lost.isRehung) break
    const before = yield* systemBefore(system)
    const drawn = before && (yield* drawingSystem(before, pack))
    if (!drawn || drawn.nodeCount === 0) continue
    const { fittings, isRehung: hangsElsewhere } = yield* findingDifference(before.diagram, drawn)
    lost.fittings = Math.min(lost.fittings, fittings)
    lost.isRehung &&= hangsElsewhere
  }
  const { isRehung: hangsElsewhere, ...counts } = lost
  return hangsElsewhere || Object.values(counts).some((count) => count > 0) ? lost : null
}

/** Returns the system with only the drawn units in its list; null where all are drawn. */
function* systemDrawn(system: System): Generator<void, System | null> {
  yield
  const drawn = drawnUnits(system.diagram)
  if (system.indoorUnits.every(({ id, count }) => (drawn.get(id)?.length ?? 0) >= count)) return null
  const indoorUnits = system.indoorUnits.flatMap((unit) => {
    const count = Math.min(unit.count, drawn.get(unit.id)?.length ?? 0)
    return count > 0 ? [{ ...unit, count }] : []
  })
  return { ...system, indoorUnits }
}

function* findingDifference(before: Diagram, generated: Diagram): Generator<void, LostWork> {
  for (const ids of [indexOf(generated).nodes, indexOf(generated).edges])
    while (Math.max(generated.nodeCount, generated.edgeCount) > STRETCH && !ids.takeIn(STRETCH)) yield
  const lost: LostWork = { fittings: 0, isRehung: false, pipes: 0, marks: 0, units: 0, loose: 0 }
  const fittings = yield* tallied(
    before.nodeCount,
    (row) => fittingAt(before, row),
    generated.nodeCount,
    (row) => fittingAt(generated, row),
  )
  lost.fittings = fittings
  for (let row = 0; row < before.nodeCount; row++) {
    if (row % STRETCH === STRETCH - 1) yield
    const kind = kindAt(before, row)
    const isLoose = kind === 'none'
    if (!isLoose && !isUnitKind(kind) && !isMarked(before, row)) continue
    if (nodeRow(generated, before.nodeId[row] ?? '') >= 0) continue
    if (isLoose) lost.loose++
    else if (isUnitKind(kind)) lost.units++
    else lost.marks++
  }
  lost.pipes = yield* lostPipes(before, generated)
  lost.isRehung = yield* isRehung(before, generated)
  return lost
}

/** Whether a unit in both drawings is connected to the outdoor unit by another path. */
function* isRehung(before: Diagram, generated: Diagram): Generator<void, boolean> {
  const [was, is] = [yield* hangingOf(before), yield* hangingOf(generated)]
  for (let row = 0; row < before.nodeCount; row++) {
    if (row % STRETCH === STRETCH - 1) yield
    const other = isUnitKind(kindAt(before, row)) ? nodeRow(generated, before.nodeId[row] ?? '') : -1
    if (other >= 0 && was[row] !== is[other]) return true
  }
  return false
}

function* lostPipes(before: Diagram, generated: Diagram): Generator<void, number> {
  const { feed } = treeOf(before)
  let pipes = 0
  for (let edge = 0; edge < before.edgeCount; edge++) {
    if (edge % STRETCH === STRETCH - 1) yield
    if (before.edgeRest[edge]?.airHandlerId !== undefined || !isTyped(before, edge, feed)) continue
    if (edgeRow(generated, before.edgeId[edge] ?? '') < 0) pipes++
  }
  // Pipes within an air handler are always regenerated, with lengths given by its layout.
  return (
    pipes +
    (yield* tallied(
      before.edgeCount,
      (edge) => innerPipeAt(before, edge),
      generated.edgeCount,
      (edge) => innerPipeAt(generated, edge),
    ))
  )
}

/** Counts how many more items of each kind there are than in the other set; items without a kind are not counted. */
function* tallied(
  count: number,
  kindOf: (row: number) => string | null,
  otherCount: number,
  otherKindOf: (row: number) => string | null,
): Generator<void, number> {
  const left = new Map<string, number>()
  for (let row = 0; row < otherCount; row++) {
    if (row % STRETCH === STRETCH - 1) yield
    const kind = otherKindOf(row)
    if (kind !== null) left.set(kind, (left.get(kind) ?? 0) + 1)
  }
  let more = 0
  for (let row = 0; row < count; row++) {
    if (row % STRETCH === STRETCH - 1) yield
    const kind = kindOf(row)
    if (kind === null) continue
    const others = left.get(kind) ?? 0
    if (others > 0) left.set(kind, others - 1)
    else more++
  }
  return more
}

function fittingAt(diagram: Diagram, row: number): string | null {
  const kind = kindAt(diagram, row)
  if (kind !== 'joint' && kind !== 'box') return null
  const model = diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? ''
  return [kind, diagram.nodeJointType[row], diagram.nodeOutlets[row], diagram.nodeReverse[row], model].join(' ')
}

function innerPipeAt(diagram: Diagram, edge: number): string | null {
  const handler = diagram.edgeRest[edge]?.airHandlerId
  if (handler === undefined) return null
  return [handler, diagram.edgeKind[edge], ...numbersAt(diagram, edge)].join(' ')
}

function isMarked({ nodeHeightM, nodeRest }: Diagram, row: number): boolean {
  const rest = nodeRest[row]
  return !Number.isNaN(nodeHeightM[row] ?? NaN) || rest?.label !== undefined || rest?.materialType !== undefined
}

/** Whether a pipe has typed values; the length of a cap's pipe is never typed. */
function isTyped(diagram: Diagram, edge: number, feed: Int32Array): boolean {
  const target = diagram.edgeTarget[edge] ?? -1
  const rest = diagram.edgeRest[edge]
  if (feed[target] === edge && kindAt(diagram, target) === 'endCap') return false
  const isMarked = rest?.materialType !== undefined || rest?.isDisabled === true || rest?.extra !== undefined
  return isMarked || numbersAt(diagram, edge).some((value) => !Number.isNaN(value))
}

function numbersAt({ edgeLengthM, edgeGasLengthM, edgeLiquidLengthM, edgeBends }: Diagram, edge: number): number[] {
  return [edgeLengthM, edgeGasLengthM, edgeLiquidLengthM, edgeBends].map((column) => column[edge] ?? NaN)
}
