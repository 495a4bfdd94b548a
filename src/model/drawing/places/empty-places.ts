import type { Diagram } from '../../diagram/diagram'
import { edgeAt, nodeAt } from '../../diagram/diagram-rows'
import { kindAt, parentOf, treeOf } from '../../diagram/diagram-tree'
import { omit } from '../../change/omit'
import type { MergeRules } from '../../pack-rules/merge-joints'
import { markBelow } from './below-places'
import { closeUp, layoutsAt, placesOf } from '../kits/whole-air-handler'
import { mergedPorts, openPort } from '../plans/merged-ports'
import { anchoredRows } from '../notes/anchored-rows'
import type { Recording } from '../record'
import { releaseReservations } from '../plans/reservation'

interface Emptying {
  /** Whether a pipe is treated as a new pipe and loses its typed values. */
  anew?: (edge: number) => boolean
  keepsPlace?: boolean
}

/**
 * Removes these nodes and everything below. Each is replaced by a free placeholder with its id and pipe, unless refused. Ports
 * reserved or merged for removed nodes become free. Unconnected nodes, placeholders and caps leave no placeholder. The outdoor unit stays.
 * An air handler is removed as a whole if any of its parts is named, and accessories are removed with their anchor.
 */
export function emptyPlaces(
  recording: Recording,
  picked: readonly number[],
  pack: MergeRules,
  { anew, keepsPlace = true }: Emptying = {},
): void {
  const { diagram } = recording
  const layouts = layoutsAt(diagram, picked)
  const rows = [...picked, ...layouts.flatMap((layout) => placesOf(diagram, layout))]
  const tree = treeOf(diagram)
  const places = rows.filter((row) => kindAt(diagram, row) !== 'outdoor')
  const below = markBelow(diagram, tree, places)
  const tops = [...new Set(places)].filter((row) => !below[row])
  const gone = below.slice()
  const cleared = new Uint8Array(diagram.nodeCount)
  const ids = new Set<string>()
  const merged: { box: number; port: number; beside: number }[] = []
  for (const row of tops) {
    ids.add(diagram.nodeId[row] ?? '')
    const box = parentOf(diagram, tree, row)
    if (!keepsPlace || box < 0 || ['placeholder', 'endCap', 'none'].includes(kindAt(diagram, row))) {
      gone[row] = 1
      continue
    }
    cleared[row] = 1
    for (const port of mergedPorts(diagram, tree, row, pack)) merged.push({ box, port, beside: row })
  }
  for (const { row, anchor } of anchoredRows(diagram)) if (gone[anchor] || cleared[anchor]) gone[row] = 1
  for (const row of markedRows(below)) ids.add(diagram.nodeId[row] ?? '')
  releaseReservations(recording, ids)
  for (const row of tops) if (cleared[row]) openPlace(recording, row)
  if (anew) freshFeeds(recording, cleared, anew)
  for (const { box, port, beside } of merged) openPort(recording, box, port, beside)
  recording.dropRows(markedRows(gone), edgesOf(diagram, gone, cleared))
  for (const layout of layouts) closeUp(recording, layout)
}

function openPlace(recording: Recording, row: number): void {
  const { id, x, y } = nodeAt(recording.diagram, row)
  recording.setNode(row, { id, kind: 'placeholder', shape: 'plus', x, y, data: {} })
}

function freshFeeds(recording: Recording, cleared: Uint8Array, anew: (edge: number) => boolean): void {
  const { diagram } = recording
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    if (!cleared[diagram.edgeTarget[edge] ?? -1] || !anew(edge)) continue
    recording.setEdge(edge, omit(edgeAt(diagram, edge), 'lengthM', 'gasLengthM', 'liquidLengthM', 'bends', 'extra'))
  }
}

// `indexOf` is used because an iterator over a large column would dominate the cost.
function markedRows(marks: Uint8Array): number[] {
  const rows: number[] = []
  for (let row = marks.indexOf(1); row >= 0; row = marks.indexOf(1, row + 1)) rows.push(row)
  return rows
}

// Edges at removed nodes, and edges that leave a replaced node.
function edgesOf(diagram: Diagram, gone: Uint8Array, cleared: Uint8Array): number[] {
  const edges: number[] = []
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    const source = diagram.edgeSource[edge] ?? -1
    if (gone[source] || cleared[source] || gone[diagram.edgeTarget[edge] ?? -1]) edges.push(edge)
  }
  return edges
}
