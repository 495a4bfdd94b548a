import fc from 'fast-check'
import type { JsonRecord } from '../../src/contract/wire/read-value'

const id = fc.string({ minLength: 1, maxLength: 4 }).filter((text) => text !== '__proto__')
const amount = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e4 }).map((value) => value + 0)
const place = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e4, max: 1e4 }).map((value) => value + 0)

function named(data: JsonRecord): JsonRecord {
  return { ...data, typed: Object.keys(data).filter((key) => data[key] !== undefined) }
}

function withoutGaps<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

const edge = fc
  .record({
    source: id,
    target: id,
    data: fc.record({ lengthM: amount, areaMm2: amount, breakerA: amount, startsHard: fc.constant(true) }, { requiredKeys: [] }),
    isLed: fc.boolean(),
  })
  .map(({ source, target, data, isLed }) => {
    const typed = named(data)
    return {
      id: `${source}>${target}`,
      source,
      target,
      kind: 'power',
      data: isLed ? { ...typed, typed: [...(typed['typed'] as string[]), 'from'] } : typed,
    }
  })

const device = fc
  .record({
    id,
    place: fc.option(fc.record({ x: place, y: place }), { nil: {} }),
    data: fc.record({ hasIsolator: fc.boolean(), address: fc.nat(9999) }, { requiredKeys: [] }),
  })
  .map(({ id: own, place: at, data }) => ({
    id: own,
    shape: 'device',
    ...at,
    data: { ...data, typed: [...Object.keys(data), ...Object.keys(at)] },
  }))

const board = fc.record({ id, name: fc.string({ maxLength: 6 }) }).map(({ id: own, name }) => ({ id: own, shape: 'board', data: { name } }))

const unique = <T extends { id: string }>(entries: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> =>
  fc.uniqueArray(entries, { maxLength, selector: (entry) => entry.id })
const edges = fc.uniqueArray(edge, { maxLength: 3, selector: ({ target }) => target })

const graph = (boards: fc.Arbitrary<JsonRecord[]>): fc.Arbitrary<JsonRecord> =>
  fc
    .record({ boards, devices: unique(device, 3), edges })
    .map(({ boards: own, devices, edges: lines }) => ({ nodes: [...own, ...devices], edges: lines }))

/** `wiring` of a saved project: of systems that it may have or not. */
export const arbitraryWiring: fc.Arbitrary<JsonRecord> = fc
  .dictionary(
    fc.oneof(fc.constantFrom('sys-0', 'sys-1'), id),
    fc.record({ power: graph(unique(board, 2)), signal: graph(fc.constant([])) }),
    { maxKeys: 2 },
  )
  .map(withoutGaps)

/** An empty list is not written. */
function filled<T>(list: fc.Arbitrary<T[]>): fc.Arbitrary<T[] | undefined> {
  return list.map((entries) => (entries.length > 0 ? entries : undefined))
}

const unit = fc.record({ systemId: id, nodeId: id })
const group = fc.record({
  id,
  name: fc.string({ maxLength: 6 }),
  units: fc.array(unit, { maxLength: 3 }),
  controllers: fc.array(fc.record({ id, model: id }), { maxLength: 2 }),
})
const central = fc.record({ id, model: id, name: fc.string({ maxLength: 6 }), systemIds: fc.array(id, { maxLength: 3 }) })
const exception = fc
  .record({
    id,
    code: id,
    placeId: fc.string({ maxLength: 4 }),
    reason: fc.string({ maxLength: 9 }),
    by: fc.string({ maxLength: 5 }),
    at: fc.string({ maxLength: 5 }),
    place: fc.option(fc.string({ maxLength: 5 }), { nil: undefined }),
    values: fc.option(fc.record({ limit: fc.integer(), bus: fc.string({ maxLength: 5 }) }), { nil: undefined }),
  })
  .map(withoutGaps)

/** `controller` of a saved project, with fields of another tool or with groups of our own. */
export const arbitraryController: fc.Arbitrary<JsonRecord> = fc.oneof(
  fc.record({
    groupOptions: fc.array(id, { maxLength: 2 }),
    groupIndex: fc.nat(3),
    groupNameIndex: fc.nat(3),
    '~other': fc.string({ maxLength: 3 }),
  }),
  fc
    .record({
      groups: filled(unique(group, 3)),
      centrals: filled(unique(central, 2)),
      exceptions: filled(unique(exception, 2)),
      groupIndex: fc.nat(3),
    })
    .map(withoutGaps),
)
