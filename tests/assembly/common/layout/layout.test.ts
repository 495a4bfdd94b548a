import { beforeAll, describe, expect, it } from 'vitest'
import * as L from '../../../../assembly/common/layout/layout'
import * as A from '../../../../assembly/common/layout/layout-answer'
import catalogue from '../../../../packs/default.json'
import { readPack } from '../../../../src/contract/pack'
import { readCore } from '../../../../src/engine/host/core-file'
import { encodePack } from '../../../../src/engine/encode/encode-pack'
import { packRows } from '../../../../src/engine/encode/pack-rows'
import { JOINT_TYPES, NODE_KINDS } from '../../../../src/model/project/codes'
import { INSPECT } from '../../../../src/engine/host/inspect'
import type { CoreMemory } from '../../../../workers/core-memory'
import { createCoreMemory } from '../../../../workers/create-core'

const pack = readPack(catalogue)
let core: CoreMemory

const check = (pack: number, system: ArrayBuffer): ArrayBuffer => core.call(INSPECT, [pack, system])[0]

beforeAll(async () => {
  core = await createCoreMemory(await WebAssembly.compile(readCore()))
})

const ALL = 2 ** L.COLUMN_COUNT - 1

/** A system's buffer with its header alone; every column is zero. */
function blank(nodes: number, edges: number, columns = ALL, rooms = 0): ArrayBuffer {
  const buffer = new ArrayBuffer(L.systemBytes(nodes, edges, columns, rooms))
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_NODES, nodes, true)
  head.setInt32(L.HEAD_EDGES, edges, true)
  head.setInt32(L.HEAD_NODE_ROOM, nodes, true)
  head.setInt32(L.HEAD_EDGE_ROOM, edges, true)
  head.setInt32(L.HEAD_COLUMNS, columns, true)
  head.setInt32(L.HEAD_ROOMS, rooms, true)
  return buffer
}

const statusOf = (answer: ArrayBuffer): number => new DataView(answer).getInt32(A.ANSWER_HEAD_STATUS, true)

describe('the memory layout', () => {
  it('the memory layout is the same for both compilers', () => {
    expect(core.layoutVersion()).toBe(L.LAYOUT_VERSION)
    for (const [nodes, edges, columns, rooms] of [
      [0, 0, 0, 0],
      [1, 0, L.COLUMNS_ALWAYS, 0],
      [7, 6, ALL, 3],
      [1001, 1000, L.COLUMNS_ALWAYS | (1 << L.NODE_HEIGHT_M), 17],
      [100_000, 99_999, ALL, 70_001],
    ] as const) {
      expect(core.systemSize(nodes, edges, columns, rooms)).toBe(L.systemBytes(nodes, edges, columns, rooms))
      expect(core.answerSize(nodes, edges, rooms)).toBe(A.answerBytes(nodes, edges, rooms))
    }
  })

  it('the memory layout starts every column on its own width and keeps columns apart', () => {
    for (const [nodes, edges] of [
      [1, 1],
      [3, 2],
      [13, 12],
      [999, 998],
    ] as const) {
      for (let column = 0; column < L.COLUMN_COUNT; column++) {
        const start = L.columnStart(nodes, edges, ALL, column)
        expect(start % L.columnWidth(column)).toBe(0)
        const cells = L.isEdgeColumn(column) ? edges : nodes
        expect(L.columnStart(nodes, edges, ALL, column + 1)).toBeGreaterThanOrEqual(start + cells * L.columnWidth(column))
      }
      expect(L.roomAreas(nodes, edges, ALL) % 8).toBe(0)
      expect(L.roomNodes(nodes, edges, ALL, 3) % 4).toBe(0)
      for (let column = 0; column < A.ANSWER_COLUMNS; column++) {
        expect(A.answerStart(nodes, edges, column) % A.answerWidth(column)).toBe(0)
      }
    }
  })

  it('the memory layout takes no room for a column that is not there', () => {
    const without = ALL & ~(1 << L.NODE_COOLING_KW)
    expect(L.systemBytes(1000, 999, ALL, 0) - L.systemBytes(1000, 999, without, 0)).toBe(8000)
  })

  it('the memory layout counts kinds and joint types as the model does', () => {
    expect(NODE_KINDS[L.KIND_OUTDOOR]).toBe('outdoor')
    expect(NODE_KINDS[L.KIND_KIT]).toBe('ahuKit')
    expect(NODE_KINDS[L.KIND_END_CAP]).toBe('endCap')
    expect(JOINT_TYPES[L.JOINT_MP6_W]).toBe('MP6-W')
    expect(JOINT_TYPES).toHaveLength(L.JOINT_TYPE_COUNT)
  })
})

describe('the core in memory', () => {
  it('the core in memory survives growth with its packs resident', () => {
    core.loadPack(1, encodePack(pack, packRows(pack)))
    expect(statusOf(check(1, blank(0, 0)))).toBe(L.STATUS_EMPTY)
    expect(statusOf(check(1, blank(400_000, 0)))).toBe(L.STATUS_EMPTY)
    const answer = check(1, blank(0, 0))
    expect(new DataView(answer).getInt32(A.ANSWER_HEAD_TOTAL, true)).toBe(0)
  })

  it('the core in memory survives any content of a system', () => {
    core.loadPack(2, encodePack(pack, packRows(pack)))
    let seed = 12345
    const byte = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) >>> 16
    for (let round = 0; round < 300; round++) {
      const nodes = 1 + (byte() % 40)
      const edges = byte() % 60
      const columns = round % 3 === 0 ? ALL : (byte() & ALL) | L.COLUMNS_ALWAYS
      const rooms = byte() % 5
      const buffer = blank(nodes, edges, columns, rooms)
      const bytes = new Uint8Array(buffer)
      for (let at = L.DESIGN_START; at < bytes.length; at++) bytes[at] = byte()
      const kinds = new Uint8Array(buffer, L.columnStart(nodes, edges, columns, L.NODE_KIND), nodes)
      const sources = new Int32Array(buffer, L.columnStart(nodes, edges, columns, L.EDGE_SOURCE), edges)
      const targets = new Int32Array(buffer, L.columnStart(nodes, edges, columns, L.EDGE_TARGET), edges)
      if (round % 2 === 0) {
        kinds.forEach((kind, row) => (kinds[row] = row === 0 ? L.KIND_OUTDOOR : 2 + (kind % 9)))
        sources.forEach((_, row) => (sources[row] = (byte() % (row + 1)) % nodes))
        targets.forEach((_, row) => (targets[row] = (row + 1) % nodes))
      }
      const head = new DataView(check(2, buffer))
      const carried = head.getInt32(A.ANSWER_HEAD_ERRORS, true) + head.getInt32(A.ANSWER_HEAD_ADVICES, true)
      expect(carried).toBe(Math.min(head.getInt32(A.ANSWER_HEAD_TOTAL, true), A.FINDINGS_MOST))
    }
  })

  it('the core in memory refuses a pack that was never loaded', () => {
    expect(() => check(99, blank(1, 0))).toThrow(/handle 99/)
  })
})
