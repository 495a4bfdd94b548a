import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import type { Arrangement } from '../../src/engine/arrange/arrange'
import { createEngine, type Engine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { nodeAt } from '../../src/model/diagram/diagram-rows'
import type { System } from '../../src/model/project/project'
import { referenceArrangement } from '../reference/arrange'
import { symbolSize } from '../reference/symbol-size'
import { edge, fittingsOf, node, randomTree, systemOf, type Drawn } from './random-tree'

const RUNS = 300
let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), readPack(catalogue))
})

interface Box {
  id: string
  isNote: boolean
  left: number
  right: number
  top: number
  bottom: number
}

function boxesOf({ diagram }: System, { x, y }: Arrangement): Box[] {
  return Array.from({ length: diagram.nodeCount }, (_, row) => {
    const { id, kind, data } = nodeAt(diagram, row)
    const outlets = kind === 'outdoor' ? (data.models?.length ?? 1) : (data.branches ?? data.ports ?? 0)
    const { width, height } = symbolSize(kind, outlets)
    const middle = { x: x[row] ?? NaN, y: y[row] ?? NaN }
    return {
      id,
      isNote: kind === 'none',
      left: middle.x - width / 2,
      right: middle.x + width / 2,
      top: middle.y - height / 2,
      bottom: middle.y + height / 2,
    }
  })
}

function isOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function placesById(drawn: Drawn, { x, y }: Arrangement): Map<string, { x: number; y: number }> {
  return new Map(drawn.nodes.map(({ id }, row) => [id, { x: x[row] ?? NaN, y: y[row] ?? NaN }]))
}

async function holds(check: (drawn: Drawn, arranged: Arrangement) => void, trees = randomTree): Promise<void> {
  await fc.assert(
    fc.asyncProperty(trees, async (drawn) => check(drawn, await engine.arrange(systemOf(drawn)))),
    { numRuns: RUNS },
  )
}

/** The same drawing laid out tall. */
function tall(drawn: Drawn): Drawn {
  const nodes = drawn.nodes.map((one) => (one.kind === 'outdoor' ? { ...one, data: { ...one.data, layOut: 'tall' as const } } : one))
  return { ...drawn, nodes }
}

const tallTree = randomTree.map(tall)

function expectTwin(drawn: Drawn, { x, y }: Arrangement): void {
  const expected = referenceArrangement(systemOf(drawn).diagram)
  for (const [row] of drawn.nodes.entries()) expect({ row, x: x[row], y: y[row] }).toEqual({ row, ...expected.get(row) })
}

function expectApart(drawn: Drawn, arranged: Arrangement): void {
  const boxes = boxesOf(systemOf(drawn), arranged)
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1)) {
      if (!a.isNote || !b.isNote) expect(isOverlapping(a, b), `${a.id} and ${b.id}`).toBe(false)
    }
}

/** A riser of Y joints, from each of which a floor's header with its units hangs. */
function floors(count: number, units: number): Drawn {
  const drawn: Drawn = { nodes: [node('outdoor', 'outdoor', { models: ['X4P-10'] })], edges: [] }
  let above = 'outdoor'
  for (let floor = 0; floor < count; floor++) {
    const header = `h${String(floor)}`
    drawn.nodes.push(node(header, 'joint', { branches: units }))
    if (floor < count - 1) {
      const riser = `j${String(floor)}`
      drawn.nodes.push(node(riser, 'joint', { branches: 2 }))
      drawn.edges.push(edge(above, riser), edge(riser, header))
      above = riser
    } else drawn.edges.push(edge(above, header))
    for (let unit = 1; unit <= units; unit++) {
      drawn.nodes.push(node(`${header}u${String(unit)}`, 'indoor', {}))
      drawn.edges.push(edge(header, `${header}u${String(unit)}`, unit))
    }
  }
  return drawn
}

describe('the arrangement', () => {
  it('the arrangement is what plain recursion over objects gives, whatever the tree', async () => {
    await holds(expectTwin)
    await holds(expectTwin, tallTree)
  })

  it('the arrangement lets no symbol overlap another, and no note a symbol', async () => {
    await holds(expectApart)
    await holds(expectApart, tallTree)
  })

  it('a tall drawing has its riser down the left side and each floor on a line of its own', async () => {
    const drawn = tall(floors(8, 8))
    const arranged = await engine.arrange(systemOf(drawn))
    const places = placesById(drawn, arranged)
    const at = (id: string): { x: number; y: number } => places.get(id) ?? { x: NaN, y: NaN }
    for (let floor = 0; floor < 7; floor++) {
      expect(at(`j${String(floor)}`)).toEqual({ x: 0, y: 150 + floor * 244 })
      expect(at(`h${String(floor)}`).y).toBe(at(`j${String(floor)}`).y)
    }
    // The last floor has no joint of its own: its header stands under the others, and the riser turns to its side.
    expect(at('h7')).toEqual({ x: at('h0').x, y: 150 + 7 * 244 })
    const extent = (column: Float64Array): number => Math.max(...column) - Math.min(...column)
    const wide = await engine.arrange(systemOf(floors(8, 8)))
    expect([extent(arranged.x), extent(arranged.y)]).toEqual([8 * 140, 150 + 7 * 244 + 120])
    expect([extent(wide.x), extent(wide.y)]).toEqual([63 * 140, 3 * 150])
  })

  it('the arrangement puts what hangs on a box in the order of the ports', async () => {
    await holds((drawn, arranged) => {
      const places = placesById(drawn, arranged)
      for (const fitting of drawn.nodes.filter((one) => one.kind === 'box')) {
        const outlets = drawn.edges.filter((one) => one.source === fitting.id).toSorted((a, b) => a.sourcePort - b.sourcePort)
        const xs = outlets.map(({ target }) => places.get(target)?.x ?? NaN)
        expect(xs).toEqual(xs.toSorted((a, b) => a - b))
      }
    })
  })

  it('the arrangement gives the same places when it is asked again of what it arranged', async () => {
    await fc.assert(
      fc.asyncProperty(randomTree, async (drawn) => {
        const first = await engine.arrange(systemOf(drawn))
        const nodes = drawn.nodes.map((one, row) => ({ ...one, x: first.x[row] ?? NaN, y: first.y[row] ?? NaN }))
        expect(await engine.arrange({ ...systemOf({ ...drawn, nodes }), id: first.systemId })).toEqual(first)
      }),
      { numRuns: RUNS },
    )
  })

  it('the arrangement moves nothing that stands left of a unit added at the end of a fitting, but the fittings above it', async () => {
    await fc.assert(
      fc.asyncProperty(randomTree, fc.nat(), async (tree, pick) => {
        const drawn = { nodes: tree.nodes.filter((one) => one.kind !== 'none'), edges: tree.edges }
        const fittings = fittingsOf(drawn).filter((one) => isRoomy(drawn, one.id))
        const fitting = fittings[pick % Math.max(1, fittings.length)]
        if (!fitting) return
        const before = placesById(drawn, await engine.arrange(systemOf(drawn)))
        const grown = { nodes: [...drawn.nodes, node('added', 'indoor', {})], edges: [...drawn.edges, edge(fitting.id, 'added', 255)] }
        const after = placesById(grown, await engine.arrange(systemOf(grown)))
        const added = after.get('added')?.x ?? NaN
        const above = ancestorsOf(drawn, fitting.id)
        for (const [id, place] of before) {
          const now = after.get(id)
          expect(now?.y, id).toBe(place.y)
          if (!above.has(id) && (now?.x ?? NaN) < added) expect(now?.x, id).toBe(place.x)
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('the arrangement does not overflow on a line of 100,000 joints, nor on a box with 100,000 pipes', async () => {
    const count = 100_000
    const line: Drawn = { nodes: [node('outdoor', 'outdoor', { models: ['X4P-10'] })], edges: [] }
    for (let at = 0; at < count; at++) {
      line.nodes.push(node(`j${String(at)}`, 'joint', { branches: 2 }))
      line.edges.push(edge(at === 0 ? 'outdoor' : `j${String(at - 1)}`, `j${String(at)}`))
    }
    const deep = await engine.arrange(systemOf(line))
    expect(deep.y[count]).toBe(150 * count)
    const fan: Drawn = { nodes: [node('outdoor', 'outdoor', {}), node('box', 'box', { ports: 16 })], edges: [edge('outdoor', 'box')] }
    for (let at = 0; at < count; at++) {
      fan.nodes.push(node(`u${String(at)}`, 'indoor', {}))
      fan.edges.push(edge('box', `u${String(at)}`, 255 - (at % 256)))
    }
    const wide = await engine.arrange(systemOf(fan))
    expect(new Set(wide.x.subarray(2)).size).toBe(count)
    expect(wide.x[2 + 255]).toBe(0)
  })

  it('the arrangement takes a note off a symbol and leaves one that stands free', async () => {
    const drawn: Drawn = {
      nodes: [
        node('outdoor', 'outdoor', { models: ['X4P-10'] }),
        node('unit', 'indoor', {}),
        { ...node('covered', 'none', {}), x: 10, y: 155 },
        { ...node('free', 'none', {}), x: 300, y: 150 },
      ],
      edges: [edge('outdoor', 'unit')],
    }
    const places = placesById(drawn, await engine.arrange(systemOf(drawn)))
    expect(places.get('covered')).toEqual({ x: 0, y: 300 })
    expect(places.get('free')).toEqual({ x: 300, y: 150 })
  })

  it('the arrangement puts the box of a merged air handler under the middle of its kits', async () => {
    const kits = ['kit1', 'kit2', 'kit3']
    const drawn: Drawn = {
      nodes: [
        node('outdoor', 'outdoor', {}),
        node('header', 'joint', { branches: 3 }),
        ...kits.map((id) => node(id, 'ahuKit', {})),
        node('box', 'ahuBox', {}),
      ],
      edges: [edge('outdoor', 'header'), ...kits.flatMap((id) => [edge('header', id), edge(id, 'box')])],
    }
    const places = placesById(drawn, await engine.arrange(systemOf(drawn)))
    expect(places.get('box')).toEqual({ x: places.get('kit2')?.x, y: (places.get('kit2')?.y ?? NaN) + 150 })
  })

  it('the arrangement leaves a drawing that is no tree as it was drawn', async () => {
    const drawn: Drawn = { nodes: [node('outdoor', 'outdoor', {}), node('unit', 'indoor', {})], edges: [] }
    const { x, y } = await engine.arrange(systemOf(drawn))
    expect([[...x], [...y]]).toEqual([
      [7, 7],
      [11, 11],
    ])
  })
})

/** A fitting that one more unit does not turn into something else: not an empty one, nor a joint that may start a line. */
function isRoomy({ nodes, edges }: Drawn, id: string): boolean {
  const fitting = nodes.find((one) => one.id === id)
  const children = edges.filter((one) => one.source === id).length
  return children > 0 && (fitting?.kind !== 'joint' || (!fitting.data.jointType && (fitting.data.branches ?? 0) > 2))
}

function ancestorsOf({ edges }: Drawn, id: string): Set<string> {
  const above = new Set<string>()
  for (let at: string | undefined = id; at !== undefined; at = edges.find((one) => one.target === at)?.source) above.add(at)
  return above
}
