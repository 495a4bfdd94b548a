import * as L from '../../../assembly/common/layout/layout'

/** Writes the head of a table of the core: what it is, the version of the layout, its length, and the counts that its layout file gives a meaning. */
export function writeHead(buffer: ArrayBuffer, magic: number, counts: { nodes: number; edges?: number; rooms?: number }): void {
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_MAGIC, magic, true)
  head.setInt32(L.HEAD_VERSION, L.LAYOUT_VERSION, true)
  head.setInt32(L.HEAD_BYTE_LENGTH, buffer.byteLength, true)
  head.setInt32(L.HEAD_NODES, counts.nodes, true)
  head.setInt32(L.HEAD_EDGES, counts.edges ?? 0, true)
  head.setInt32(L.HEAD_ROOMS, counts.rooms ?? 0, true)
}
