import { anchoredRows, besideRows } from '../notes/anchored-rows'
import type { Recording } from '../record'

/** Moves every node below `y` down by `height`, accessories with their anchors. A negative height closes a gap. */
export function makeRoomBelow(recording: Recording, y: number, height: number): void {
  const { diagram } = recording
  const lower: number[] = []
  const beside = new Map(anchoredRows(diagram).map(({ row, anchor }) => [row, anchor]))
  const placeOf = beside.size > 0 ? (row: number) => beside.get(row) ?? row : (row: number) => row
  for (let row = 0; row < diagram.nodeCount; row++) if ((diagram.nodeY[placeOf(row)] ?? 0) > y) lower.push(row)
  if (lower.length === 0 || height === 0) return
  const rows = Int32Array.from(lower)
  recording.setNodeY(
    rows,
    Float64Array.from(rows, (row) => (diagram.nodeY[row] ?? 0) + height),
  )
}

/** Moves a node and everything lower down by `height`, so that another node can take its position. */
export function makeRoomAt(recording: Recording, row: number, height: number): void {
  const { diagram } = recording
  makeRoomBelow(recording, diagram.nodeY[row] ?? 0, height)
  const rows = Int32Array.from([row, ...besideRows(diagram, [row]).map((each) => each.row)])
  recording.setNodeY(
    rows,
    Float64Array.from(rows, (each) => (diagram.nodeY[each] ?? 0) + height),
  )
}
