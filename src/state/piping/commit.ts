import type { Change } from '../../model/change/change'
import { followNodes } from '../../model/edits/wiring/follow-nodes'
import { followRooms } from '../../model/edits/rooms/follow-rooms'
import { followTags } from '../../model/tags/follow-tags'
import type { Project } from '../../model/project/project'
import { packState } from '../core/pack'
import * as writing from '../document/commit'
import type { CommitListener, OpenListener } from '../document/commit'
import { pipingTable } from './op-table'
import { currentProject, projectDocument, projectState } from './project'
import type { PipingTypes } from './types'

export type SettleListener = (systemId: string) => void

const settleListeners = new Set<SettleListener>()

/** The only writer of the open project. */
export const projectWriter = writing.createWriter<PipingTypes>(projectDocument, pipingTable)

/** Applies a change to the open project, with what follows for controllers, orders, rooms and tags; returns false where it may only be read. See `document/commit`. */
export function commit(change: Change): boolean {
  return writing.commit(projectWriter, withFollowers(change))
}

/** Commits a value that is written again with every key press, as one step for undo. See `document/commit`. */
export function commitInStep(change: Change, step: Change | null): Change | null {
  return writing.commitInStep(projectWriter, withFollowers(change), step)
}

// Here and not in each edit: units come, go and change in many ways, and none may be forgotten.
function withFollowers(change: Change): Change {
  const project = currentProject()
  const { pack } = packState
  if (!project) return change
  // A design that was put aside comes back as it was; only the rooms, which all designs share, may have changed.
  if (change.ops.some(({ table }) => table === 'alternatives')) return pack ? followRooms(project, change, pack) : change
  return followTags(project, pack ? followRooms(project, followNodes(project, change, pack), pack) : change)
}

/** Puts another project in place of the open one; null closes it. History starts empty. */
export function replaceProject(project: Project | null, readOnly = false): void {
  writing.replaceDocument(projectWriter, project, readOnly)
}

/** Writes arranged positions into the drawing of a system. They are derived from the drawing and therefore enter neither history nor journal. */
export function settlePositions(systemId: string, x: Float64Array, y: Float64Array): void {
  const diagram = projectState.current?.systems[systemId]?.diagram
  if (!diagram || x.length < diagram.nodeCount || y.length < diagram.nodeCount) return
  const { nodeCount, nodeX, nodeY } = diagram
  let hasMoved = false
  for (let row = 0; row < nodeCount; row++) {
    const toX = x[row] ?? NaN
    const toY = y[row] ?? NaN
    if (Number.isNaN(toX) || Number.isNaN(toY) || (toX === nodeX[row] && toY === nodeY[row])) continue
    nodeX[row] = toX
    nodeY[row] = toY
    hasMoved = true
  }
  if (hasMoved) for (const listener of settleListeners) listener(systemId)
}

/** Calls the listener after every change has been applied; the returned function stops it. */
export function onCommitted(listener: CommitListener<PipingTypes>): () => void {
  return writing.onCommitted(projectWriter, listener)
}

/** Calls the listener when a drawing of the open project was given other positions; the returned function stops it. */
export function onSettled(listener: SettleListener): () => void {
  settleListeners.add(listener)
  return () => settleListeners.delete(listener)
}

/** Calls the listener when another project is opened or the open one is closed; the returned function stops it. */
export function onReplaced(listener: OpenListener<PipingTypes>): () => void {
  return writing.onReplaced(projectWriter, listener)
}
