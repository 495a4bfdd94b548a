import type { Change } from '../../change/change'
import type { Diagram } from '../../diagram/diagram'
import { edgeAt, nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { kindAt } from '../../diagram/diagram-tree'
import { openAgain } from '../../drawing/plans/reservation'
import { record } from '../../drawing/record'
import { omit } from '../../change/omit'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/**
 * Closes free placeholders with end caps: those named, else all of the system. A cap is directly on the outlet, so its pipe has no length and no bends;
 * a reservation stays on it.
 */
export function capPlaceholders(project: Project, systemId: string, nodeIds?: readonly string[]): Change {
  const recording = record(systemOf(project, systemId))
  const { diagram } = recording
  const capped = new Uint8Array(diagram.nodeCount)
  for (const row of rowsOf(diagram, nodeIds)) {
    if (kindAt(diagram, row) !== 'placeholder') continue
    capped[row] = 1
    recording.setNode(row, { ...nodeAt(diagram, row), kind: 'endCap', shape: 'end cap' })
  }
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    if (!capped[diagram.edgeTarget[edge] ?? -1]) continue
    recording.setEdge(edge, { ...omit(edgeAt(diagram, edge), 'gasLengthM', 'liquidLengthM', 'bends'), lengthM: 0 })
  }
  return { label: 'capPlaceholders', ops: recording.ops }
}

/** Replaces end caps by placeholders: those named, else all of the system that are not reserved. Their pipes get the default length. */
export function uncapPlaces(project: Project, systemId: string, nodeIds?: readonly string[]): Change {
  const recording = record(systemOf(project, systemId))
  const { diagram } = recording
  const rows = rowsOf(diagram, nodeIds).filter((row) => kindAt(diagram, row) === 'endCap')
  openAgain(
    recording,
    rows.filter((row) => diagram.nodeRest[row]?.reservedFor === undefined),
  )
  return { label: 'uncapPlaces', ops: recording.ops }
}

function rowsOf(diagram: Diagram, nodeIds?: readonly string[]): number[] {
  if (!nodeIds) return Array.from({ length: diagram.nodeCount }, (_, row) => row)
  return [...new Set(nodeIds.map((id) => nodeRow(diagram, id)))].filter((row) => row >= 0)
}
