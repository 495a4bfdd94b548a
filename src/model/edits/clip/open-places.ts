import type { Change } from '../../change/change'
import { changedSystem } from '../../change/changed-system'
import { newId } from '../../change/ids'
import { squash } from '../../change/invert'
import { systemOf } from '../../change/system-ops'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { feedsOf, outletsOf, parentOf, treeOf } from '../../diagram/diagram-tree'
import { replaceFitting } from '../../drawing/branches/replace-fitting'
import { freshNode } from '../../drawing/draw'
import { makeRoomBelow } from '../../drawing/places/make-room'
import { standClear } from '../../drawing/notes/stand-clear'
import { ROW } from '../../drawing/plans/spacing'
import { isFreePlace } from '../../drawing/put/put-item'
import { record } from '../../drawing/record'
import type { EquipmentPack } from '../../project/equipment'
import type { Project, System } from '../../project/project'
import { insertFitting } from '../drawing/insert-fitting'
import { placeOnPlaceholder } from '../drawing/place-on-placeholder'
import type { Opening } from './openings'

/** A drawing with open places made in it. */
export interface Opened {
  change: Change
  /** The project with the change, on which further edits are described; the given project stays as it is. */
  project: Project
  /** Ids of the open places of the fitting, in the order of its outlets. */
  placeIds: string[]
}

/** Makes open places in one of the ways; null where the drawing has no such node any more, or the way does not lead to a place. */
export function openPlaces(project: Project, systemId: string, opening: Opening, pack: EquipmentPack): Opened | null {
  const [change, opened, fittingId] = fittingFor(project, systemId, opening, pack)
  if (change.ops.length === 0) return null
  if (!opening.box) return withPlaces(opened, systemId, change, fittingId)
  const [placeId] = openBelow(systemOf(opened, systemId), fittingId)
  if (placeId === undefined) return null
  const boxed = placeOnPlaceholder(opened, systemId, placeId, opening.box, pack)
  return withPlaces(after(opened, systemId, boxed), systemId, squash(change.label, [change, boxed]), placeId)
}

function withPlaces(project: Project, systemId: string, change: Change, fittingId: string): Opened | null {
  const placeIds = openBelow(systemOf(project, systemId), fittingId)
  return placeIds.length === 0 ? null : { change, project, placeIds }
}

/** Returns the project after a change of one system. */
export function after(project: Project, systemId: string, change: Change): Project {
  const system = changedSystem(project, systemId, change)
  return system ? { ...project, systems: { ...project.systems, [systemId]: system } } : project
}

/** Enlarges or inserts the fitting; returns the change, the project after it, and the id of the fitting. */
function fittingFor(project: Project, systemId: string, { code, nodeId, item }: Opening, pack: EquipmentPack): [Change, Project, string] {
  const system = systemOf(project, systemId)
  const row = nodeRow(system.diagram, nodeId)
  if (code === 'insertJoint' || code === 'insertBox') {
    const edgeId = system.diagram.edgeId[feedsOf(system.diagram, row)[0] ?? -1] ?? ''
    const change = insertFitting(project, systemId, edgeId, item, pack)
    const opened = after(project, systemId, change)
    const { diagram } = systemOf(opened, systemId)
    return [change, opened, diagram.nodeId[parentOf(diagram, treeOf(diagram), nodeRow(diagram, nodeId))] ?? '']
  }
  const recording = record(system)
  if (row >= 0 && code === 'begin') {
    const { x, y } = nodeAt(system.diagram, row)
    const open = { ...freshNode('placeholder', 'plus', {}), x, y: y + ROW }
    makeRoomBelow(recording, y, ROW)
    recording.addNode(open)
    recording.addEdge({ id: newId(), source: nodeId, target: open.id, sourcePort: 0, kind: 'generic' })
  } else if (row >= 0) {
    replaceFitting(recording, row, item, pack)
    standClear(recording)
  }
  const change = { label: 'replaceNode', ops: recording.ops }
  return [change, after(project, systemId, change), nodeId]
}

function openBelow({ diagram }: System, nodeId: string): string[] {
  const edges = [...outletsOf(treeOf(diagram), nodeRow(diagram, nodeId))]
  edges.sort((one, other) => (diagram.edgeSourcePort[one] ?? 0) - (diagram.edgeSourcePort[other] ?? 0))
  const rows = new Set(edges.map((edge) => diagram.edgeTarget[edge] ?? -1))
  return [...rows].filter((row) => isFreePlace(diagram, row)).map((row) => diagram.nodeId[row] ?? '')
}
