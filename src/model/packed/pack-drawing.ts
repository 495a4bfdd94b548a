import type { Diagram } from '../diagram/diagram'
import { drawingText, readDrawingText } from './drawing-text'
import { EDGE_CODES, EDGE_NUMBERS, EDGE_PLACES, NODE_CODES, NODE_NUMBERS, NODE_PLACES, columnBytes } from './layout'

type NumberColumn = (typeof NODE_NUMBERS)[number] | (typeof EDGE_NUMBERS)[number]
type PlaceColumn = (typeof NODE_PLACES)[number] | (typeof EDGE_PLACES)[number]
type CodeColumn = (typeof NODE_CODES)[number] | (typeof EDGE_CODES)[number]

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Packs a diagram: its columns as they are in memory, then its texts. */
export function packDrawing(diagram: Diagram): Uint8Array {
  const { nodeCount, edgeCount } = diagram
  const text = encoder.encode(drawingText(diagram))
  const columns = columnBytes(nodeCount, edgeCount)
  const bytes = new Uint8Array(columns + text.length)
  let at = 0
  const put = (column: Float64Array | Int32Array | Uint8Array, count: number): void => {
    const rows = column.subarray(0, count)
    bytes.set(new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength), at)
    at += rows.byteLength
  }
  for (const name of NODE_NUMBERS) put(diagram[name], nodeCount)
  for (const name of EDGE_NUMBERS) put(diagram[name], edgeCount)
  for (const name of NODE_PLACES) put(diagram[name], nodeCount)
  for (const name of EDGE_PLACES) put(diagram[name], edgeCount)
  for (const name of NODE_CODES) put(diagram[name], nodeCount)
  for (const name of EDGE_CODES) put(diagram[name], edgeCount)
  bytes.set(text, columns)
  return bytes
}

/** Restores a packed diagram; its columns are views of one new buffer. */
export function unpackDrawing(bytes: Uint8Array, nodeCount: number, edgeCount: number): Diagram {
  const columns = columnBytes(nodeCount, edgeCount)
  const buffer = bytes.slice(0, columns).buffer
  let at = 0
  const take = (width: number, count: number): [ArrayBuffer, number, number] => {
    const from = at
    at += width * count
    return [buffer, from, count]
  }
  const numbers: Partial<Record<NumberColumn, Float64Array>> = {}
  const places: Partial<Record<PlaceColumn, Int32Array>> = {}
  const codes: Partial<Record<CodeColumn, Uint8Array>> = {}
  for (const name of NODE_NUMBERS) numbers[name] = new Float64Array(...take(8, nodeCount))
  for (const name of EDGE_NUMBERS) numbers[name] = new Float64Array(...take(8, edgeCount))
  for (const name of NODE_PLACES) places[name] = new Int32Array(...take(4, nodeCount))
  for (const name of EDGE_PLACES) places[name] = new Int32Array(...take(4, edgeCount))
  for (const name of NODE_CODES) codes[name] = new Uint8Array(...take(1, nodeCount))
  for (const name of EDGE_CODES) codes[name] = new Uint8Array(...take(1, edgeCount))
  return {
    nodeCount,
    edgeCount,
    ...readDrawingText(decoder.decode(bytes.subarray(columns)), nodeCount, edgeCount),
    ...(numbers as Record<NumberColumn, Float64Array>),
    ...(places as Record<PlaceColumn, Int32Array>),
    ...(codes as Record<CodeColumn, Uint8Array>),
  }
}
