import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KitChoice } from '../../src/model/project/air-handler'
import { findKitLayout } from '../helpers/kit-layout'
import { plainKitLayout } from '../reference/kit-places'

const choice = (kits: number, ports: number): KitChoice => ({
  id: 'a',
  model: 'AK-090',
  kits,
  ports,
  coolingKw: [],
  heatingKw: [],
  extra: {},
})

/** Any double but NaN, which no drawing holds; small and negative zero coordinates often. */
const coordinate = fc.oneof(fc.double({ noNaN: true }), fc.double({ min: -1e4, max: 1e4, noNaN: true }), fc.constantFrom(0, -0, 150))
const anyPlace = fc.record({ x: coordinate, y: coordinate, feedingX: fc.option(coordinate, { nil: undefined }) })
const anyChoices = (most: number) =>
  fc.array(fc.tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most })), { minLength: 1, maxLength: 4 })
const hasKits = (choices: [number, number][]) => choices.some(([kits]) => kits > 0)

function expectSame(choices: readonly [number, number][], coils: number, place: { x: number; y: number; feedingX?: number | undefined }) {
  const { x, y, feedingX } = place
  const asked = [
    { coils, choices: choices.map(([kits, ports]) => choice(kits, ports)) },
    { x, y, ...(feedingX !== undefined && { feedingX }) },
  ] as const
  expect(findKitLayout(...asked)).toStrictEqual(plainKitLayout(...asked))
}

describe('the kit layout of the core', () => {
  it('the core lays out kits exactly as the plain twin, for each kind of connection', () => {
    const seen = { direct: 0, merge: 0, branching: 0 }
    fc.assert(
      fc.property(
        anyChoices(3).filter(hasKits),
        fc.constantFrom('ports', 'kits', 'any'),
        fc.nat({ max: 12 }),
        anyPlace,
        (choices, by, otherCoils, place) => {
          const kits = choices.reduce((sum, [count]) => sum + count, 0)
          const ports = choices.reduce((sum, [count, each]) => sum + count * each, 0)
          const coils = by === 'ports' ? ports : by === 'kits' ? kits : otherCoils
          expectSame(choices, coils, place)
          seen[plainKitLayout({ coils, choices: choices.map(([count, each]) => choice(count, each)) }, place as never).connection]++
        },
      ),
      { numRuns: 4000 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(500)
  })

  it('the core lays out kits exactly as the plain twin up to the most kits, ports and coils that a file may have', () => {
    const most = fc.array(fc.tuple(fc.nat({ max: 64 }), fc.nat({ max: 64 })), { minLength: 1, maxLength: 64 })
    fc.assert(
      fc.property(most.filter(hasKits), fc.nat({ max: 64 }), anyPlace, (choices, coils, place) => expectSame(choices, coils, place)),
      { numRuns: 200 },
    )
  })

  it.each([
    [16, 'direct'],
    [17, 'branching'],
  ])('%i kits of one port at as many coils are connected as %s, because a box takes at most 16 kits', (kits, connection) => {
    const layout = findKitLayout({ coils: kits, choices: [choice(kits, 1)] }, { x: 0, y: 0, feedingX: 0 })
    expect(layout.connection).toBe(connection)
    expect(layout.nodes.some((node) => node.kind === 'ahuBox')).toBe(connection === 'direct')
  })

  it('a layout is mirrored only where its place is left of the node that feeds it', () => {
    const airHandler = { coils: 2, choices: [choice(2, 2)] }
    const kitX = (feedingX: number) => findKitLayout(airHandler, { x: 10, y: 0, feedingX }).nodes.map((node) => node.x)
    expect(kitX(10)).toStrictEqual([10, 50, 50, 30])
    expect(kitX(11)).toStrictEqual([10, -30, -30, -10])
  })

  it('only the box is placed behind kits that stand on places of their own', () => {
    const layout = findKitLayout({ coils: 3, choices: [choice(3, 1)] }, { x: 400, y: 600 })
    expect(layout).toStrictEqual({
      connection: 'direct',
      direction: 'lr',
      nodes: [{ kind: 'ahuBox', x: 380, y: 640, feed: -1 }],
      addedHeight: 0,
      pipeM: 1,
      gasM: 2.5,
      liquidM: 1,
    })
  })
})
