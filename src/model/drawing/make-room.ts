import type { Recording } from './record'

/** Moves every node that stands lower than `y` down by so much; what stands beside stays. Negative heights close a gap again. */
export function makeRoomBelow(recording: Recording, y: number, height: number): void {
  const { diagram } = recording
  const lower: number[] = []
  for (let row = 0; row < diagram.nodeCount; row++) if ((diagram.nodeY[row] ?? 0) > y) lower.push(row)
  if (lower.length === 0 || height === 0) return
  const rows = Int32Array.from(lower)
  recording.setNodeY(
    rows,
    Float64Array.from(rows, (row) => (diagram.nodeY[row] ?? 0) + height),
  )
}
