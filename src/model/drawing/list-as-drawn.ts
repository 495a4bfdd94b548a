import { isUnitKind } from '../project/codes'
import type { Diagram } from '../diagram/diagram'
import { copyDiagram, nodeAt } from '../diagram/diagram-rows'
import { isHeader, kindAt, outletsOf, parentOf, treeOf } from '../diagram/diagram-tree'
import type { DiagramTree } from '../diagram/diagram-tree'
import { patchNode } from '../change/edit-rows'
import type { IndoorUnit, System } from '../project/project'
import { onPort } from './plans/box-port'
import { drawnUnits } from './plans/planned-units'

/** Rows processed between two pauses. */
const STRETCH = 2_000

/**
 * Assumption about the unit removed from a placeholder: like the one beside it on the same fitting, or else nearest in the tree; like the one drawn
 * before it; or, where no unit is on the same fitting, a floor of its own.
 */
export type OpenPlaceGuess = 'beside' | 'before' | 'floors'

/**
 * Returns the system as it may have been before units were removed: each placeholder has a unit, and the list counts the drawn units, floors in the
 * order in which they are drawn. Null where there is no placeholder, or no unit to guess from.
 */
export function* listAsDrawn(system: System, guess: OpenPlaceGuess): Generator<void, System | null> {
  const { diagram } = system
  const tree = treeOf(diagram)
  const lines = new Map(system.indoorUnits.map((unit) => [unit.id, unit]))
  const lineAt = (row: number): IndoorUnit | undefined => {
    const kind = kindAt(diagram, row)
    return isUnitKind(kind) && kind !== 'ahuKit' ? lines.get(diagram.nodeRest[row]?.indoorUnitId ?? '') : undefined
  }
  const rows: number[] = []
  const largeUnits = new Set<string>()
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (row % STRETCH === STRETCH - 1) yield
    if (lineAt(row) || isOpen(diagram, row)) rows.push(row)
    const reservedFor = diagram.nodeRest[row]?.reservedFor
    if (reservedFor !== undefined) largeUnits.add(reservedFor)
  }
  const first = rows.find((row) => lineAt(row))
  if (first === undefined || rows.every((row) => lineAt(row))) return null
  const unitBelow = yield* firstBelow(diagram, tree, rows.filter(lineAt))
  const whole = copyDiagram(diagram)
  const floors = new Set<string>()
  let [last, run] = [first, -1]
  for (const [place, row] of rows.entries()) {
    if (place % STRETCH === STRETCH - 1) yield
    const own = lineAt(row)
    const beside = own ? row : guess === 'before' ? last : unitBeside(diagram, tree, row, (each) => lineAt(each) !== undefined)
    const like = beside ?? nearest(diagram, tree, unitBelow, row, last)
    const line = lineAt(like)
    if (!line || (!own && largeUnits.has(diagram.nodeId[like] ?? '') && isSecondPort(diagram, tree, row))) continue
    if (own) last = row
    const parent = parentOf(diagram, tree, row)
    if (own) run = -1
    const isOwnFloor = beside === undefined && guess === 'floors'
    // A floor without any unit left has headers and boxes of its own, and one run of joints.
    const hasOwnParent = isHeader(diagram, parent) || kindAt(diagram, parent) === 'box'
    if (isOwnFloor) run = hasOwnParent ? -1 : run < 0 ? row : run
    const id = isOwnFloor ? `open ${hasOwnParent ? parent : run}` : line.id
    if (!lines.has(id)) lines.set(id, { ...line, id, floor: id })
    floors.add(isOwnFloor ? id : line.floor.trim())
    if (!own) patchNode(whole, row, unitLike(diagram, like, row, id))
  }
  return { ...system, diagram: whole, indoorUnits: counted(whole, [...lines.values()], [...floors]) }
}

function isOpen(diagram: Diagram, row: number): boolean {
  return kindAt(diagram, row) === 'placeholder' && diagram.nodeRest[row]?.reservedFor === undefined
}

/** Whether this is the second port of a unit that took two. */
function isSecondPort(diagram: Diagram, tree: DiagramTree, row: number): boolean {
  const port = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  const first = port > 0 && port % 2 === 0 ? onPort(diagram, tree, parentOf(diagram, tree, row), port - 1) : -1
  return first >= 0 && isOpen(diagram, first)
}

function unitLike(diagram: Diagram, like: number, row: number, indoorUnitId: string) {
  const { kind, shape, data } = nodeAt(diagram, like)
  return { ...nodeAt(diagram, row), kind, shape, data: { ...(data.model !== undefined && { model: data.model }), indoorUnitId } }
}

/** Returns the last unit before this row on the same joint, header or box, else the first after it. */
function unitBeside(diagram: Diagram, tree: DiagramTree, row: number, isUnit: (row: number) => boolean): number | undefined {
  const siblings = Array.from(outletsOf(tree, parentOf(diagram, tree, row)), (edge) => diagram.edgeTarget[edge] ?? -1)
  const place = siblings.indexOf(row)
  return siblings.slice(0, place).findLast(isUnit) ?? siblings.slice(place).find(isUnit)
}

/** Returns for each row the first of these units below it; -1 where there is none. */
function* firstBelow(diagram: Diagram, tree: DiagramTree, units: readonly number[]): Generator<void, Int32Array> {
  const first = new Int32Array(diagram.nodeCount).fill(-1)
  for (const [place, unit] of units.entries()) {
    if (place % STRETCH === STRETCH - 1) yield
    for (let row = unit; row >= 0 && (first[row] ?? 0) < 0; row = parentOf(diagram, tree, row)) first[row] = unit
  }
  return first
}

/** Returns the nearest unit in the tree: of those below the same joint the last before this row, else the first after it. */
function nearest(diagram: Diagram, tree: DiagramTree, unitBelow: Int32Array, row: number, last: number): number {
  let above = parentOf(diagram, tree, row)
  while (above >= 0 && (unitBelow[above] ?? -1) < 0) above = parentOf(diagram, tree, above)
  const first = unitBelow[above] ?? last
  return first < row ? last : first
}

function counted(diagram: Diagram, lines: readonly IndoorUnit[], floors: readonly string[]): IndoorUnit[] {
  const drawn = drawnUnits(diagram)
  const storeys = new Map(floors.map((floor, place) => [floor, `${floors.length - place}`]))
  return lines.flatMap((line) => {
    const count = drawn.get(line.id)?.length ?? 0
    return count > 0 ? [{ ...line, count, floor: storeys.get(line.floor.trim()) ?? '' }] : []
  })
}
