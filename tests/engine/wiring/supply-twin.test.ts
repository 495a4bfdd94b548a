import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SupplyDevice } from '../../../src/engine/wiring/supply-plan'
import { practiceOf, type Practice } from '../../../src/engine/wiring/electrical-loads'
import { wireSupply, type SupplyLine } from '../../../src/engine/wiring/wire-supply'
import { wire, type Node, type Practice as TwinPractice } from '../../reference/wiring'
import { defaultPack, engine } from '../core-record'

const LOAD = fc.record({
  lengthM: fc.double({ min: 0, max: 120, noNaN: true }),
  loadA: fc.double({ min: 0.05, max: 60, noNaN: true }),
  fuseA: fc.constantFrom(Infinity, Infinity, 25, 40, 63),
  ownAreaMm2: fc.option(fc.constantFrom(1.5, 4, 10, 25), { nil: null, freq: 6 }),
  ownDeviceA: fc.option(fc.constantFrom(6, 16, 40), { nil: null, freq: 6 }),
  startsHard: fc.boolean(),
})
const node = (phases: 1 | 3, depth: number): fc.Arbitrary<Node> =>
  fc
    .record({ load: LOAD, below: depth === 0 ? fc.constant<Node[]>([]) : fc.array(node(phases, depth - 1), { maxLength: 2 }) })
    .map(({ load, below }) => ({ ...load, motorA: load.loadA * 0.8, isBoard: false, phases, volt: phases === 3 ? 400 : 230, below }))
const circuit = fc.constantFrom<1 | 3>(1, 3).chain((phases) => node(phases, 3))
const board = (circuits: fc.Arbitrary<Node>): fc.Arbitrary<Node> =>
  fc
    .record({ lengthM: fc.double({ min: 0, max: 80, noNaN: true }), below: fc.array(circuits, { maxLength: 5 }) })
    .map(({ lengthM, below }) => ({
      ...{ isBoard: true, phases: 3 as const, volt: 400, lengthM, loadA: 0, motorA: 0, fuseA: Infinity },
      ...{ ownAreaMm2: null, ownDeviceA: null, startsHard: false, below },
    }))
const building = board(fc.oneof(circuit, board(circuit)))

/** The devices of a tree, as a plan has them. */
function devicesOf(origin: Node): { device: SupplyDevice; node: Node }[] {
  const found: { device: SupplyDevice; node: Node }[] = []
  const add = (each: Node, from: string): void => {
    const id = `n${found.length}`
    const { phases, volt: voltV, loadA: currentA, motorA, lengthM } = each
    const maxFuseA = each.fuseA === Infinity ? NaN : each.fuseA
    const edit = {
      startsHard: each.startsHard,
      ...(each.ownAreaMm2 !== null && { areaMm2: each.ownAreaMm2 }),
      ...(each.ownDeviceA !== null && { breakerA: each.ownDeviceA }),
    }
    const kind = from === '' ? 'origin' : each.isBoard ? 'board' : 'indoor'
    const load = { phases, voltV, currentA, motorA, maxFuseA }
    const device: SupplyDevice = {
      id,
      from,
      kind,
      row: -1,
      nodeId: '',
      model: '',
      name: '',
      load,
      lengthM,
      lengthFrom: 'typed',
      hasIsolator: false,
      edit,
    }
    found.push({ device, node: each })
    for (const below of each.below) add(below, id)
  }
  add(origin, '')
  return found
}

function twinPractice(practice: Practice): TwinPractice {
  const { deviceFactor = NaN, hardStartFactor = deviceFactor } = practice
  return {
    ...practice,
    ...{ isByFactor: practice.rule === 'cableThenDevice', deviceFactor, hardFactor: hardStartFactor },
    ...{ cosine: defaultPack.electrical?.powerFactor ?? 1, devicesA: practice.breakersA },
    cables: practice.cables.map(({ mm2, ampsTwoLoaded, ampsThreeLoaded }) => ({ mm2, two: ampsTwoLoaded, three: ampsThreeLoaded })),
  }
}

const FIGURES = ['currentA', 'largestMotorA', 'mcaA', 'breakerA', 'areaMm2', 'dropV', 'dropPct'] as const

function figuresOf(line: SupplyLine): number[] {
  return FIGURES.map((figure) => line[figure])
}

describe('supply lines', () => {
  it.each(['DE', 'US'])(
    'of any tree of boards and circuits are those of an independent computation, by the practice of %s',
    async (country) => {
      const practice = practiceOf(defaultPack, country)
      if (!practice) throw new Error('The default pack has no practice.')
      await fc.assert(
        fc.asyncProperty(building, async (origin) => {
          const devices = devicesOf(origin)
          const [lines = []] = await (await engine).run((core) => wireSupply(core, [devices.map(({ device }) => device)], practice))
          const expected = wire(origin, twinPractice(practice))
          expect(lines.map(({ device }) => device.id)).toStrictEqual(devices.map(({ device }) => device.id))
          for (const [at, { node: each }] of devices.entries()) {
            const { currentA, largestA, mcaA, deviceA, areaMm2, dropV, dropPct } = expected.get(each) ?? {}
            const found = figuresOf(lines[at] as SupplyLine)
            for (const [place, figure = NaN] of [currentA, largestA, mcaA, deviceA, areaMm2, dropV, dropPct].entries()) {
              const name = `${FIGURES[place]} of ${each.lengthM} m`
              if (Number.isNaN(figure)) expect(found[place], name).toBeNaN()
              else expect(found[place], name).toBeCloseTo(figure, 9)
            }
          }
        }),
        { numRuns: 100 },
      )
    },
  )

  it('of any tree keep to load ≤ breaker ≤ cable, or say what does not', async () => {
    const practice = practiceOf(defaultPack, 'DE')
    if (!practice) throw new Error('The default pack has no practice.')
    await fc.assert(
      fc.asyncProperty(building, async (origin) => {
        const devices = devicesOf(origin).map(({ device }) => device)
        const [lines = []] = await (await engine).run((core) => wireSupply(core, [devices], practice))
        for (const { isCircuitStart, faults, breakerA, mcaA, ampacityA, dropPct } of lines.slice(1)) {
          if (isCircuitStart)
            expect(breakerA >= mcaA - 1e-6 || faults.includes('deviceUnderLoad') || faults.includes('noDevice')).toBe(true)
          expect(ampacityA >= breakerA - 1e-6 || faults.includes('cableUnderDevice') || Number.isNaN(ampacityA)).toBe(true)
          expect(dropPct <= practice.maxDropPct + 1e-6 || faults.includes('dropOver') || Number.isNaN(dropPct)).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })
})
