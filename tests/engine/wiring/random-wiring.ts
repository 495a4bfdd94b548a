import fc from 'fast-check'
import type { Project } from '../../../src/model/project/project'
import type { ControlGroup } from '../../../src/model/wiring/control'
import { INDOOR_BOARD, type WireEdit, type WireEdits } from '../../../src/model/wiring/wiring'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'

/** A unit of a random system: its model, its pipe (not given: the usual length), its floor and whether a joint follows it. */
interface Hung {
  model: string
  lengthM: number | null
  floor: string
}

const MODELS = ['C4-028', 'C4-056', 'C4-140', 'DM-056', 'DH-224', 'FA-224', 'HDO-L140']
const hung: fc.Arbitrary<Hung> = fc.record({
  model: fc.constantFrom(...MODELS),
  lengthM: fc.option(fc.double({ min: 0.5, max: 60, noNaN: true }), { nil: null, freq: 5 }),
  floor: fc.constantFrom('1', '2'),
})

const typed: fc.Arbitrary<WireEdit> = fc.record(
  {
    lengthM: fc.double({ min: 0, max: 200, noNaN: true }),
    areaMm2: fc.constantFrom(1.5, 4, 16, 70),
    breakerA: fc.constantFrom(6, 16, 32, 63),
    startsHard: fc.constant(true),
    address: fc.integer({ min: 0, max: 70 }),
  },
  { requiredKeys: [] },
)

/** Ids of the devices of a system with `count` units; those at the end stand for nothing. */
export function deviceIds(systemId: string, count: number): string[] {
  const units = Array.from({ length: count }, (_, place) => `${systemId}u${place}`)
  return [`${systemId}o/1`, `${systemId}o/2`, 'own-board', INDOOR_BOARD, ...units, 'nobody']
}

/** An edit of a device by its place among `deviceIds`, perhaps with another source. */
const edit = fc.record({ at: fc.nat(60), from: fc.option(fc.nat(60), { nil: null, freq: 2 }), typed })

const system = fc.record({
  modules: fc.constantFrom(['X4P-08'], ['X4P-16', 'X4P-08']),
  units: fc.array(hung, { minLength: 1, maxLength: 12 }),
  hasBoard: fc.boolean(),
  power: fc.array(edit, { maxLength: 5 }),
  signal: fc.array(edit, { maxLength: 5 }),
})

const group = fc.record({
  first: fc.nat(11),
  count: fc.integer({ min: 1, max: 12 }),
  models: fc.array(fc.constantFrom('WC-01', 'WC-10', 'GC-16', 'RC-01'), { maxLength: 3 }),
})

/** Projects of one or two systems with typed wires, groups with controllers, and a central controller; by either practice. */
export const randomWiring: fc.Arbitrary<Project> = fc
  .record({
    country: fc.constantFrom('DE', 'US'),
    systems: fc.array(system, { minLength: 1, maxLength: 2 }),
    groups: fc.array(group, { maxLength: 2 }),
    isCentral: fc.boolean(),
  })
  .map(({ country, systems, groups, isCentral }) => {
    const builder = projectBuilder()
    for (const [place, { modules, units }] of systems.entries()) {
      const id = `s${place}`
      const floors = units.map(({ floor, model }, at) => indoorUnit(model, { id: `${id}-list-${at}`, floor }))
      builder.system(
        id,
        (draw) => {
          draw.outdoor(`${id}o`, [...modules])
          for (const [at, { model, lengthM }] of units.entries()) {
            const under = at === 0 ? `${id}o` : `${id}j${at - 1}`
            const feed = lengthM === null ? {} : { lengthM }
            draw.joint(`${id}j${at}`, under, feed).unit(`${id}u${at}`, `${id}j${at}`, model, feed, { indoorUnitId: `${id}-list-${at}` })
          }
          return draw
        },
        { indoorUnits: floors },
      )
    }
    const project = builder.build()
    project.information.country = country
    for (const [place, { units, hasBoard, power, signal }] of systems.entries()) {
      const own = project.systems[`s${place}`]
      const ids = deviceIds(`s${place}`, units.length)
      const boards = hasBoard ? [{ id: 'own-board', name: 'Kitchen' }] : []
      if (own) own.wiring = { boards, power: editsOf(power, ids), signal: editsOf(signal, ids) }
    }
    const count = systems[0]?.units.length ?? 0
    const made = groups.map(({ first, count: size, models }, at): ControlGroup => {
      const units = Array.from({ length: size }, (_, each) => ({ systemId: 's0', nodeId: `s0u${(first + each) % count}` }))
      return { id: `g${at}`, name: `Group ${at}`, units, controllers: models.map((model, each) => ({ id: `g${at}c${each}`, model })) }
    })
    const centrals = isCentral ? [{ id: 'cc', model: 'CC-64', name: 'Reception', systemIds: [...project.systemOrder] }] : []
    project.control = { groups: made, centrals, exceptions: [] }
    return project
  })

function editsOf(given: readonly { at: number; from: number | null; typed: WireEdit }[], ids: readonly string[]): WireEdits {
  const idAt = (place: number): string => ids[place % ids.length] ?? ''
  const edits = given.map(({ at, from, typed: own }) => [idAt(at), { ...own, ...(from !== null && { from: idAt(from) }) }] as const)
  return Object.fromEntries(edits.filter(([, own]) => Object.keys(own).length > 0))
}
