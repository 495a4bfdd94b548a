import { describe, expect, test } from 'vitest'
import type { RoomDemand } from '../../../src/engine/select/demand'
import type { Candidate, SelectedSystem } from '../../../src/engine/select/selection'
import { selectSystems } from '../../../src/engine/select/select-systems'
import { UNDRAWN_M } from '../../../src/engine/select/rating'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { applyChange } from '../../../src/model/change/apply'
import { atOnce } from '../../../src/model/change/at-once'
import { kindAt, outdoorRow } from '../../../src/model/diagram/diagram-tree'
import { placingSelection } from '../../../src/model/edits/systems/place-selection'
import { newProject } from '../../../src/model/project/defaults'
import type { System } from '../../../src/model/project/project'
import { randomNumbers } from '../../helpers/random-numbers'
import { defaultPack, engine } from '../core-record'
import { demandOf, randomRooms } from './random-rooms'

const RESERVE = (defaultPack.delivered?.pickReservePct ?? 0) / 100
const BUILDINGS = [6, 8, 14, 40]

async function selected(rooms: readonly RoomDemand[], given = {}): Promise<Candidate[]> {
  const { candidates } = await (await engine).run(selectSystems, demandOf(rooms, given))
  return candidates
}

const shuffled = (rooms: readonly RoomDemand[]): RoomDemand[] => {
  const random = randomNumbers(rooms.length)
  const keys = new Map(rooms.map((room) => [room, random()]))
  return [...rooms].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
}

/** Returns a selected system as a project has it, with a main pipe that makes the way to the farthest unit as long as the selection assumed. */
async function drawnSystem(system: SelectedSystem, rooms: readonly RoomDemand[]): Promise<System> {
  const project = newProject()
  const known = rooms.map((room) => ({ ...room, areaM2: null, heightM: null, extra: {} }))
  applyChange(project, atOnce(placingSelection(project, [system], known, defaultPack)))
  const drawn = project.systems[project.systemOrder[0] ?? '']
  if (!drawn) throw new Error('The system was not placed')
  const { diagram } = drawn
  diagram.edgeLengthM.fill(0)
  const { outdoor } = await (await engine).inspect(drawn, { design: project.information.design, revision: 1 })
  const main = Array.from(diagram.edgeSource).indexOf(outdoorRow(diagram))
  diagram.edgeLengthM[main] = UNDRAWN_M - (outdoor?.farthestEquivalentM ?? 0)
  return drawn
}

describe('an automatic selection', () => {
  test.each(BUILDINGS)('an automatic selection for %i rooms is the same for the same rooms in another order', async (count) => {
    const rooms = randomRooms(count, count)
    expect(await selected(shuffled(rooms))).toEqual(await selected(rooms))
  })

  test.each(BUILDINGS)(
    'an automatic selection for %i rooms delivers what a calculation of the drawn systems delivers, and breaks no limit',
    async (count) => {
      const rooms = randomRooms(count, count + 100)
      const required = new Map(rooms.map((room) => [room.id, room]))
      for (const { systems, unmet } of (await selected(rooms)).slice(0, 3)) {
        const served = systems.flatMap(({ units }) => units.map(({ room }) => room))
        expect([...served, ...unmet.map(({ room }) => room)].sort()).toEqual(rooms.map(({ id }) => id).sort())
        for (const system of systems) {
          const drawn = await drawnSystem(system, rooms)
          const result = await (await engine).inspect(drawn, { design: demandOf(rooms).design, revision: 1 })
          expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([])
          expect(result.outdoor?.ratedCR).toBeCloseTo(system.ratedCrPct, 9)
          const byRoom = new Map<string, { cool: number; sensible: number; heat: number }>()
          for (let row = 0; row < drawn.diagram.nodeCount; row++) {
            if (kindAt(drawn.diagram, row) !== 'indoor') continue
            const line = drawn.indoorUnits.find(({ id }) => id === drawn.diagram.nodeRest[row]?.indoorUnitId)
            const sum = byRoom.get(line?.roomId ?? '') ?? { cool: 0, sensible: 0, heat: 0 }
            sum.cool += result.deliveredCoolingKw[row] ?? 0
            sum.sensible += result.deliveredSensibleKw[row] ?? 0
            sum.heat += result.deliveredHeatingKw[row] ?? 0
            byRoom.set(line?.roomId ?? '', sum)
          }
          for (const unit of system.units) {
            const sum = byRoom.get(unit.room)
            const room = required.get(unit.room)
            expect(sum?.cool).toBeCloseTo(unit.deliveredCoolKw, 9)
            expect(sum?.heat).toBeCloseTo(unit.deliveredHeatKw, 9)
            const enough = (kw: number): number => kw * (1 + RESERVE) - 1e-6
            expect(sum?.cool).toBeGreaterThanOrEqual(enough(room?.coolKw ?? NaN))
            expect(sum?.sensible).toBeGreaterThanOrEqual(enough(room?.sensibleKw ?? NaN))
            expect(sum?.heat).toBeGreaterThanOrEqual(enough(room?.heatKw ?? NaN))
          }
        }
      }
    },
  )

  test('a candidate is marked as dominated exactly where another is at least as good in every figure and better in one', async () => {
    const candidates = await selected(randomRooms(14, 5))
    const figures = ({ objective, unmet }: Candidate): number[] => [
      unmet.reduce((sum, { requiredKw }) => sum + requiredKw, 0),
      objective.weightKg,
      objective.powerKw,
      objective.chargeKg,
      objective.systems,
      Math.abs(objective.worstRatioPct - 100),
    ]
    expect(candidates.some(({ isDominated }) => !isDominated)).toBe(true)
    for (const candidate of candidates) {
      const own = figures(candidate)
      const isWorse = candidates.some((other) => {
        const theirs = figures(other)
        return theirs.every((value, at) => value <= (own[at] ?? 0) + 1e-9) && theirs.some((value, at) => value < (own[at] ?? 0) - 1e-6)
      })
      expect(candidate.isDominated || !isWorse).toBe(true)
    }
  })

  test('a room that nothing covers is named with what it requires and what it would get', async () => {
    const rooms = [
      ...randomRooms(6, 3),
      ...randomRooms(1, 9).map((room) => ({ ...room, id: 'hall', type: 'WM', coolKw: 900, sensibleKw: 0, heatKw: 100 })),
    ]
    for (const { unmet } of await selected(rooms)) {
      expect(unmet).toMatchObject([{ room: 'hall', quantity: 'cooling' }])
      expect(unmet[0]?.requiredKw).toBeCloseTo(945, 9)
      expect(unmet[0]?.deliveredKw).toBeLessThan(945)
    }
  })

  test('outside the operating range of every outdoor unit no room is served, and the reason says so', async () => {
    const [candidate] = await selected(randomRooms(5, 2), { design: { ...demandOf([]).design, coolingOutdoorDryBulbC: 60 } })
    expect(candidate?.systems).toEqual([])
    expect(candidate?.unmet).toHaveLength(5)
    expect(candidate?.reasons.map(({ code }) => code)).toContain('temperatureOutOfRange')
  })

  test('simultaneous loads of hours choose a smaller outdoor unit than the sum of peaks where rooms peak at different hours', async () => {
    const hourly = (kw: number, from: number): number[] =>
      Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < from + 12 ? kw : 0))
    const rooms = randomRooms(8, 11, 1)
    const apart = rooms.map((room, place) => ({
      ...room,
      hourlyCoolKw: hourly(room.coolKw, place % 2 === 0 ? 0 : 12),
      hourlyHeatKw: hourly(room.heatKw, place % 2 === 0 ? 0 : 12),
    }))
    const [together, spread] = [await selected(rooms), await selected(apart)]
    expect(together[0]?.reasons.map(({ code }) => code)).toContain('sumOfPeaks')
    expect(spread[0]?.reasons.map(({ code }) => code)).toContain('blockLoad')
  })

  test('a selection that is cancelled ends with the reason, and one that is watched reports its progress up to the whole', async () => {
    const running = await engine
    const stop = new AbortController()
    const asked = running.run(selectSystems, demandOf(randomRooms(40, 1)), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    })
    await expect(asked).rejects.toThrow('enough')
    const seen: number[] = []
    await running.run(selectSystems, demandOf(randomRooms(40, 1)), { onProgress: (done) => seen.push(done) })
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })

  test('an automatic selection with sizing factors is that for loads which are as much larger, and says so', async () => {
    const rooms = randomRooms(12, 4)
    const hours = (kw: number): number[] => Array.from({ length: 24 }, (_, hour) => (hour < 12 ? kw : kw / 2))
    const given = rooms.map((room) => ({ ...room, hourlyCoolKw: hours(room.coolKw), hourlyHeatKw: hours(room.heatKw) }))
    const scaled = rooms.map((room) => {
      const [coolKw, sensibleKw, heatKw] = [room.coolKw * 1.25, room.sensibleKw * 1.25, room.heatKw * 0.5]
      return { ...room, coolKw, sensibleKw, heatKw, hourlyCoolKw: hours(coolKw), hourlyHeatKw: hours(heatKw) }
    })
    const sized = await selected(given, { sizing: { cooling: 1.25, heating: 0.5 } })
    const said = { code: 'sizedLoads', values: { cooling: 1.25, heating: 0.5 } }
    expect(sized[0]?.reasons).toContainEqual(said)
    const without = sized.map((each) => ({ ...each, reasons: each.reasons.filter(({ code }) => code !== 'sizedLoads') }))
    expect(without).toEqual(await selected(scaled))
    const plain = await selected(given)
    expect(plain.flatMap(({ reasons }) => reasons)).not.toContainEqual(said)
    expect(plain[0]?.objective.weightKg).toBeLessThan(sized[0]?.objective.weightKg ?? 0)
  })

  test('an automatic selection takes only outdoor units that are made for the frequency of the power supply', async () => {
    const rooms = randomRooms(8, 3)
    const [best] = await selected(rooms)
    const chosen = new Set(best?.systems.flatMap(({ models }) => models))
    const items = defaultPack.oduModules.items.map((item) => (chosen.has(item.id) ? { ...item, powerHz: [60 as const] } : item))
    const pack = { ...defaultPack, oduModules: { ...defaultPack.oduModules, items } }
    const other = await createEngine(await nodeCore(), pack)
    const models = async (powerHz?: 50 | 60): Promise<string[]> => {
      const demand = demandOf(rooms, powerHz === undefined ? {} : { powerHz })
      const { candidates } = await other.run(selectSystems, demand)
      return candidates.flatMap(({ systems }) => systems.flatMap((system) => system.models))
    }
    expect((await models(50)).filter((model) => chosen.has(model))).toEqual([])
    expect((await models(60)).some((model) => chosen.has(model))).toBe(true)
    expect((await models()).some((model) => chosen.has(model))).toBe(true)
  })
})
