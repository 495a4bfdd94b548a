import { describe, expect, it } from 'vitest'
import { formula } from '../../../src/engine/host/page-core'
import { practiceOf, type Practice } from '../../../src/engine/wiring/electrical-loads'
import type { BusLimits, SignalBus, SignalDevice } from '../../../src/engine/wiring/signal-plan'
import type { SupplyDevice } from '../../../src/engine/wiring/supply-plan'
import { wireSignal, type BusFault, type SignalLine } from '../../../src/engine/wiring/wire-signal'
import { wireSupply, type SupplyLine } from '../../../src/engine/wiring/wire-supply'
import { ORIGIN } from '../../../src/model/wiring/wiring'
import { defaultPack, engine } from '../core-record'
import tables from './maker-tables.json' with { type: 'json' }

const iec = practiceOf(defaultPack, 'DE')
if (!iec) throw new Error('The default pack has no practice.')

const rowsOf = (id: string): unknown[][] => tables.find((table) => table.id === id)?.rows ?? []
const factor = tables.find((table) => table.id === 'R-39')?.factor ?? NaN

/** One single-phase load behind the supply. */
async function lineOf(practice: Practice, currentA: number, maxFuseA: number, lengthM = 1): Promise<SupplyLine | undefined> {
  const usual = { row: -1, nodeId: '', model: '', name: '', lengthFrom: 'typed', hasIsolator: false, edit: {} } as const
  const load = { phases: 1, voltV: 230, currentA, motorA: currentA, maxFuseA } as const
  const devices: SupplyDevice[] = [
    { ...usual, id: ORIGIN, from: '', kind: 'origin', lengthM: 0, load: { ...load, phases: 3, voltV: 400, currentA: 0, motorA: 0 } },
    { ...usual, id: 'unit', from: ORIGIN, kind: 'indoor', lengthM, load },
  ]
  const [lines = []] = await (await engine).run((core) => wireSupply(core, [devices], practice))
  return lines[1]
}

/** The practice with a maker's own devices and cables, each cable carrying what the maker lets it. */
function practiceWith(cables: readonly (readonly [mm2: number, amps: number])[], breakersA: number[], motorFactor: number): Practice {
  const own = cables.map(([mm2, amps]) => ({ mm2, ampsTwoLoaded: amps, ampsThreeLoaded: amps }))
  return { ...(iec as Practice), breakersA, motorFactor, cables: own, maxDropPct: 100, feederDropPct: 100 }
}

describe('R-39: Mitsubishi, supply of indoor units', () => {
  const rows = rowsOf('R-39') as [f0: number, mm2: number, breakerA: number][]

  it.each(rows)('up to %s A: %s mm² and a breaker of %s A', async (f0, mm2, breakerA) => {
    // The rule asks for the cable by F0, and for a device above it: cable ≥ load, then the device of the table.
    const practice = {
      ...practiceWith(
        rows.map(([most, area]) => [area, most]),
        [20, 30, 40],
        1,
      ),
      rule: 'cableThenDevice',
      deviceFactor: 9,
    } as const
    const below = await lineOf(practice, f0, breakerA)
    expect([below?.areaMm2, below?.breakerA, below?.faults]).toStrictEqual([mm2, breakerA, []])
    const above = await lineOf(practice, f0 + 0.1, breakerA)
    expect(above?.areaMm2 === mm2).toBe(false)
  })

  it('F1 is 1.2 × the sum of the largest currents', () => {
    const circuitAmpacity = formula('circuitAmpacity')
    const sum = [2.4, 1.6, 6].reduce((total, current) => total + current, 0)
    expect(circuitAmpacity(factor, sum, sum).toFixed(1)).toBe('12.0')
  })

  it('by the practice of the default pack no line is thinner, and no breaker larger, than the maker prints', async () => {
    for (const [f0, mm2, breakerA] of rows) {
      const line = await lineOf(iec, f0 / iec.motorFactor, breakerA)
      expect(line?.areaMm2).toBeGreaterThanOrEqual(mm2)
      expect(line?.breakerA).toBeLessThanOrEqual(breakerA)
      expect(line?.faults).toStrictEqual([])
    }
  })
})

describe('R-40: Haier MRV, p. 314, supply and signal', () => {
  const rows = rowsOf('R-40') as [fromA: number, toA: number, mm2: number, lengthM: number, breakerA: number][]
  const practice = practiceWith(
    rows.map(([, toA, mm2]) => [mm2, toA]),
    rows.map(([, , , , breakerA]) => breakerA),
    1,
  )

  it.each(rows)('over %s to %s A: %s mm² up to %s m, breaker %s A', async (fromA, toA, mm2, lengthM, breakerA) => {
    const byCable = { ...practice, rule: 'cableThenDevice', deviceFactor: 9 } as const
    for (const currentA of [fromA + 0.1, (fromA + toA) / 2, toA]) {
      const line = await lineOf(byCable, currentA, breakerA, lengthM)
      expect([line?.areaMm2, line?.breakerA]).toStrictEqual([mm2, breakerA])
      // Printed lengths keep the drop of the branch within 2.5 %.
      expect(line?.dropPct).toBeLessThanOrEqual(2.5)
    }
  })

  it('signal line of 1000 m', async () => {
    const maxM = tables.find((table) => table.id === 'R-40')?.signalMaxM ?? NaN
    expect(maxM).toBe(1000)
    expect((await chain({ maxM }, 4, maxM / 4)).faults).toStrictEqual([])
    expect((await chain({ maxM }, 4, maxM / 4 + 0.1)).faults).toStrictEqual(['overM'])
  })
})

/** A chain of devices behind its start, `count` of them and each so many metres on. */
async function chain(given: Partial<BusLimits> & { addresses?: [number, number] }, count: number, lengthM = 1): Promise<SignalLine> {
  const { addresses, ...limits } = given
  const device = (id: string, from: string): SignalDevice => ({
    ...{ id, from, kind: from === '' ? 'outdoor' : 'indoor', systemId: 'S', nodeId: id, row: -1, model: '' },
    ...{ lengthM: from === '' ? 0 : lengthM, lengthFrom: 'typed', units: from === '' ? 0 : 1, systems: from === '' ? 0 : 1 },
    ...{ controllers: from === '' ? 0 : 1, hasAddress: from !== '' && addresses !== undefined, edit: {} },
  })
  const names = Array.from({ length: count }, (_, place) => `d${place}`)
  const bus: SignalBus = {
    ...{ id: 'S', connects: 'central', lost: [] },
    bus: { id: 'B', name: 'B', connects: 'central', cable: '', maxM: 1e9, isChain: true, ...(addresses && { addresses }) },
    limits: { maxM: NaN, units: NaN, systems: NaN, controllers: NaN, ...limits },
    devices: [device('start', ''), ...names.map((name, place) => device(name, place === 0 ? 'start' : `d${place - 1}`))],
  }
  const [line] = await (await engine).run((core) => wireSignal(core, [bus]))
  if (!line) throw new Error('No line was computed.')
  return line
}

const FAULTS: Readonly<Record<string, BusFault>> = {
  ...{ maxM: 'overM', units: 'overUnits', systems: 'overSystems', controllers: 'overControllers' },
}

describe.each(['R-41', 'R-42'])('%s: limits of communication lines', (id) => {
  const limits = (rowsOf(id) as [name: string, limit: string, value: number | [number, number]][]).filter(
    ([, limit]) => limit !== 'addresses',
  )
  const addresses = (rowsOf(id) as [name: string, limit: string, value: [number, number]][]).filter(([, limit]) => limit === 'addresses')

  it.each(limits)('%s: %s %s holds, and one more is found', async (_, limit, value) => {
    const most = Number(value)
    const isLength = limit === 'maxM'
    const at = await chain({ [limit]: most }, isLength ? 4 : most, isLength ? most / 4 : 1)
    const over = await chain({ [limit]: most }, isLength ? 5 : most + 1, isLength ? most / 4 : 1)
    expect(at.faults).toStrictEqual([])
    expect(over.faults).toStrictEqual([FAULTS[limit]])
  })

  if (addresses.length > 0)
    it.each(addresses)('%s: %s %s are given once each, and one more has none', async (_, __, [first, last]) => {
      const count = last - first + 1
      const full = await chain({ addresses: [first, last] }, count)
      expect(full.pieces.slice(1).map(({ address }) => address)).toStrictEqual(Array.from({ length: count }, (___, place) => first + place))
      const more = await chain({ addresses: [first, last] }, count + 1)
      expect(more.pieces.filter(({ faults }) => faults.includes('addressOutside')).map(({ device }) => device.id)).toStrictEqual([
        `d${count}`,
      ])
    })
})
