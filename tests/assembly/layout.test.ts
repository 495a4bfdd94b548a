import { beforeAll, describe, expect, it } from 'vitest'
import * as L from '../../assembly/layout'
import catalogue from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { readCore } from '../../src/engine/core-file'
import { encodePack } from '../../src/engine/encode-pack'
import { packRows } from '../../src/engine/pack-rows'
import { JOINT_TYPES, NODE_KINDS } from '../../src/model/codes'
import type { CoreMemory } from '../../workers/core-memory'
import { createCoreMemory } from '../../workers/create-core'

const pack = readPack(catalogue)
let core: CoreMemory

beforeAll(async () => {
  core = await createCoreMemory(await WebAssembly.compile(readCore()))
})

/** A system's buffer with its header alone; every column is zero. */
function blank(nodes: number, edges: number): ArrayBuffer {
  const buffer = new ArrayBuffer(L.systemBytes(nodes, edges))
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_NODES, nodes, true)
  head.setInt32(L.HEAD_EDGES, edges, true)
  head.setInt32(L.HEAD_FINDING_CAPACITY, L.findingCapacity(nodes, edges), true)
  return buffer
}

describe('the memory layout', () => {
  it('is the same for both compilers', () => {
    expect(core.layoutVersion()).toBe(L.LAYOUT_VERSION)
    for (const [nodes, edges] of [
      [0, 0],
      [1, 0],
      [7, 6],
      [1001, 1000],
      [100_000, 99_999],
    ] as const) {
      expect(core.systemSize(nodes, edges)).toBe(L.systemBytes(nodes, edges))
    }
  })

  it('starts every column on its own width', () => {
    for (const [nodes, edges] of [
      [1, 1],
      [3, 2],
      [13, 12],
      [999, 998],
    ] as const) {
      const room = L.findingCapacity(nodes, edges)
      const wide = [L.nodeInF64(nodes, 1), L.edgeInF64(nodes, edges, 1), L.outdoorStart(nodes, edges), L.edgeOutF64(nodes, edges, 1)]
      for (const at of [...wide, L.findingF64(nodes, edges, room, 1)]) expect(at % 8).toBe(0)
      for (const at of [L.nodeInI32(nodes, 1), L.edgeInI32(nodes, edges, 1), L.findingI32(nodes, edges, room, 1)]) expect(at % 4).toBe(0)
    }
  })

  it('counts kinds and joint types as the model does', () => {
    expect(NODE_KINDS[L.KIND_OUTDOOR]).toBe('outdoor')
    expect(NODE_KINDS[L.KIND_KIT]).toBe('ahuKit')
    expect(NODE_KINDS[L.KIND_END_CAP]).toBe('endCap')
    expect(JOINT_TYPES[L.JOINT_MP6_W]).toBe('MP6-W')
    expect(JOINT_TYPES).toHaveLength(L.JOINT_TYPE_COUNT)
  })
})

describe('the core in memory', () => {
  it('survives growth with its packs resident', () => {
    core.loadPack(1, encodePack(pack, packRows(pack)))
    const small = blank(0, 0)
    core.inspect(1, small)
    expect(new DataView(small).getInt32(L.HEAD_STATUS, true)).toBe(L.STATUS_EMPTY)
    const large = blank(400_000, 0)
    core.inspect(1, large)
    expect(new DataView(large).getInt32(L.HEAD_STATUS, true)).toBe(L.STATUS_EMPTY)
    core.inspect(1, small)
    expect(new DataView(small).getInt32(L.HEAD_FINDINGS_TOTAL, true)).toBe(0)
  })

  it('survives any content of a system', () => {
    core.loadPack(2, encodePack(pack, packRows(pack)))
    let seed = 12345
    const byte = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) >>> 16
    for (let round = 0; round < 300; round++) {
      const nodes = 1 + (byte() % 40)
      const edges = byte() % 60
      const buffer = blank(nodes, edges)
      const bytes = new Uint8Array(buffer)
      for (let at = L.DESIGN_START; at < L.outdoorStart(nodes, edges); at++) bytes[at] = byte()
      const kinds = new Uint8Array(buffer, L.nodeInU8(nodes, L.NODE_KIND), nodes)
      const sources = new Int32Array(buffer, L.edgeInI32(nodes, edges, L.EDGE_SOURCE), edges)
      const targets = new Int32Array(buffer, L.edgeInI32(nodes, edges, L.EDGE_TARGET), edges)
      if (round % 2 === 0) {
        kinds.forEach((kind, row) => (kinds[row] = row === 0 ? L.KIND_OUTDOOR : 2 + (kind % 9)))
        sources.forEach((_, row) => (sources[row] = (byte() % (row + 1)) % nodes))
        targets.forEach((_, row) => (targets[row] = (row + 1) % nodes))
      }
      expect(() => core.inspect(2, buffer)).not.toThrow()
      const head = new DataView(buffer)
      expect(head.getInt32(L.HEAD_FINDINGS, true) + head.getInt32(L.HEAD_ADVICES, true)).toBeLessThanOrEqual(
        L.findingCapacity(nodes, edges),
      )
    }
  })

  it('refuses a pack that was never loaded', () => {
    expect(() => core.inspect(99, blank(1, 0))).toThrow(/handle 99/)
  })
})
