import { isUnitKind } from '../../project/codes'
import type { ClippedBranch } from '../../project/clip'
import { newIndoorUnit } from '../../project/defaults'
import type { Diagram, DiagramEdge, DiagramNode } from '../../diagram/diagram'
import { createDiagram, edgeAt, nodeAt } from '../../diagram/diagram-rows'
import { kindAt, outletsOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { omit } from '../../change/omit'
import type { IndoorUnit, IndoorUnitType, System } from '../../project/project'
import { besideRows } from '../notes/anchored-rows'
import { drawnUnits } from '../plans/planned-units'
import { branchRows } from './branch-rows'

const TYPES: Partial<Record<DiagramNode['kind'], IndoorUnitType>> = { indoor: 'idu', freshAir: 'fa', hydro: 'hdo', ahuKit: 'ahu' }

/**
 * Returns a copy of a branch with the accessories anchored to its nodes and its list lines. Kits of an air handler that is partly elsewhere
 * become separate kits.
 */
export function cutBranch(system: System, tree: DiagramTree, top: number): ClippedBranch {
  const { diagram } = system
  const rows = branchRows(diagram, tree, top)
  const parted = partedHandlers(diagram, rows)
  const isPart = (row: number) => parted.has(diagram.nodeRest[row]?.airHandlerId ?? '')
  const kept = rows.filter((row) => !isPart(row) || diagram.nodeRest[row]?.airHandler?.kitIndex !== undefined || row === top)
  kept.push(...besideRows(diagram, kept).map(({ row }) => row))
  const nodes = kept.map((row) => (isPart(row) ? bareKit(nodeAt(diagram, row)) : nodeAt(diagram, row)))
  // Anchored accessories are copied without their lines: a line into the first node would break the tree.
  const has = new Set(kept.filter((row) => kindAt(diagram, row) !== 'none'))
  const edges: DiagramEdge[] = []
  for (const row of has)
    for (const edge of outletsOf(tree, row)) if (has.has(diagram.edgeTarget[edge] ?? -1)) edges.push(edgeAt(diagram, edge))
  return listed(nodes, edges, system)
}

// Returns the air handlers that have a kit, a joint or the box outside these rows.
function partedHandlers(diagram: Diagram, rows: readonly number[]): Set<string> {
  const inside = new Set(rows)
  const named = new Set(rows.flatMap((row) => diagram.nodeRest[row]?.airHandlerId ?? []))
  const parted = new Set<string>()
  if (named.size === 0) return parted
  diagram.nodeRest.forEach((rest, row) => {
    const id = rest?.airHandlerId
    if (id !== undefined && named.has(id) && !inside.has(row)) parted.add(id)
  })
  return parted
}

function bareKit(node: DiagramNode): DiagramNode {
  return { ...node, data: omit(node.data, 'airHandler', 'airHandlerId', 'indoorUnitId') }
}

/** Returns the list lines with the count drawn here; units without a line get one line for each model. */
function listed(nodes: DiagramNode[], edges: readonly DiagramEdge[], system: System): ClippedBranch {
  const wanted = new Set(nodes.map(({ data }) => data.indoorUnitId))
  const known = new Map<string, IndoorUnit>()
  for (const unit of system.indoorUnits) if (wanted.has(unit.id)) known.set(unit.id, unit)
  const strays = new Map<string, IndoorUnit>()
  const named = nodes.map((node) => {
    const { model, indoorUnitId } = node.data
    if (!isUnitKind(node.kind) || known.has(indoorUnitId ?? '') || model === undefined) return node
    const type = TYPES[node.kind] ?? 'idu'
    const key = `${type} ${model}`
    const line = strays.get(key) ?? newIndoorUnit({ type, model })
    strays.set(key, line)
    return { ...node, data: { ...node.data, indoorUnitId: line.id } }
  })
  const diagram = createDiagram(named, edges)
  const counts = drawnUnits(diagram)
  const lines = [...known.values(), ...strays.values()]
  const units = lines.flatMap((line) => {
    const count = counts.get(line.id)?.length ?? 0
    return count > 0 ? [{ ...line, count }] : []
  })
  return { diagram, units }
}
