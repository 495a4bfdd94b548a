import { describe, expect, it } from 'vitest'
import { formula } from '../../../src/engine/host/page-core'
import { electricalLoads, practiceOf } from '../../../src/engine/wiring/electrical-loads'
import { wireSupply } from '../../../src/engine/wiring/wire-supply'
import { wireSystems, type SystemWires } from '../../../src/engine/wiring/wire-systems'
import { wiringFindings } from '../../../src/engine/wiring/wiring-findings'
import { wiringOutput } from '../../../src/engine/wiring/wiring-output'
import type { SupplyDevice } from '../../../src/engine/wiring/supply-plan'
import { groupLineId } from '../../../src/model/wiring/wiring'
import type { Project } from '../../../src/model/project/project'
import { INDOOR_BOARD, NO_WIRING, ORIGIN, type SystemWiring, type WireEdits } from '../../../src/model/wiring/wiring'
import { projectBuilder } from '../../helpers/project-builder'
import { defaultPack, engine } from '../core-record'

const iec = practiceOf(defaultPack, 'DE')
const nec = practiceOf(defaultPack, 'US')
if (!iec || !nec) throw new Error('The default pack has no practices.')

/** Two floors behind one outdoor unit of two modules: three units, 20, 7, 5, 3 and 4 m of pipe. */
function office(wiring: Partial<SystemWiring> = {}): Project {
  const project = projectBuilder()
    .system('S1', (draw) =>
      draw
        .outdoor('o', ['X4P-16', 'X4P-08'])
        .joint('j', 'o', { lengthM: 20 })
        .unit('a', 'j', 'C4-056', { lengthM: 5 })
        .joint('k', 'j', { lengthM: 7 })
        .unit('b', 'k', 'C4-028', { lengthM: 3 })
        .unit('c', 'k', 'DM-056', { lengthM: 4 }),
    )
    .build()
  for (const system of Object.values(project.systems)) system.wiring = { ...NO_WIRING, ...wiring }
  return project
}

async function wires(project: Project): Promise<SystemWires> {
  const [made] = await (await engine).run(wireSystems, project, project.systemOrder)
  if (!made) throw new Error('Nothing was wired.')
  return made
}

const led = ({ supply }: SystemWires) => supply.map(({ device, from }) => `${from?.id ?? ''}>${device.id}`)
const chain = ({ signal: [line] }: SystemWires) => line?.pieces.map(({ device, address }) => `${device.from}>${device.id} ${address}`)

describe('wiring of a system', () => {
  it('feeds each outdoor module by itself and chains the units on a board of the system, with lengths of the piping', async () => {
    const made = await wires(office())
    expect(led(made)).toStrictEqual(['>supply', 'supply>o/1', 'supply>o/2', 'supply>indoor-board', 'indoor-board>a', 'a>b', 'b>c'])
    expect(made.supply.map(({ device }) => [device.lengthM, device.lengthFrom])).toStrictEqual([
      [0, 'assumed'],
      [10, 'assumed'],
      [10, 'assumed'],
      [20, 'assumed'],
      [10, 'assumed'],
      [15, 'piping'],
      [7, 'piping'],
    ])
    expect(chain(made)).toStrictEqual(['>o NaN', 'o>a 0', 'a>b 1', 'b>c 2'])
    expect(made.signal[0]).toMatchObject({ totalM: 25 + 15 + 7, units: 3, faults: [] })
    expect(made.signal[0]?.end?.id).toBe('c')
    expect(wiringFindings(made, iec)).toStrictEqual([])
  })

  it('gives every module of the pack the fuse and the cable that its maker names', async () => {
    const loads = electricalLoads(defaultPack)
    const modules = defaultPack.oduModules.items
    const load = { phases: 3, voltV: 400, currentA: 0, motorA: 0, maxFuseA: NaN } as const
    const usual = { row: -1, nodeId: '', model: '', name: '', lengthM: 1, lengthFrom: 'typed', hasIsolator: false, edit: {} } as const
    const devices: SupplyDevice[] = [{ ...usual, id: ORIGIN, from: '', kind: 'origin', load }]
    for (const { id } of modules) {
      const own = loads.get(id)
      if (own) devices.push({ ...usual, id, from: ORIGIN, kind: 'outdoor', load: own })
    }
    const [lines = []] = await (await engine).run((core) => wireSupply(core, [devices], iec))
    for (const { id, mcaA, mfaA, cableMm2 } of modules) {
      const line = lines.find(({ device }) => device.id === id)
      expect(line?.mcaA, id).toBeCloseTo(mcaA ?? NaN, 9)
      expect([id, line?.breakerA, line?.areaMm2]).toStrictEqual([id, mfaA, cableMm2])
    }
  })

  it('follows typed lengths, sizes, sources and addresses, and marks them', async () => {
    const power: WireEdits = { b: { lengthM: 40, areaMm2: 4 }, c: { from: INDOOR_BOARD }, a: { breakerA: 10 } }
    const made = await wires(office({ power, signal: { c: { address: 0 } } }))
    expect(led(made)).toStrictEqual([
      '>supply',
      'supply>o/1',
      'supply>o/2',
      'supply>indoor-board',
      'indoor-board>a',
      'a>b',
      'indoor-board>c',
    ])
    const b = made.supply.find(({ device }) => device.id === 'b')
    expect([b?.device.lengthM, b?.device.lengthFrom, b?.areaMm2, b?.breakerA]).toStrictEqual([40, 'typed', 4, 10])
    expect(chain(made)).toStrictEqual(['>o NaN', 'o>a 1', 'a>b 2', 'b>c 0'])
    expect(made.lost).toStrictEqual([])
  })

  it('lists what has no effect any more instead of dropping it', async () => {
    const power: WireEdits = { gone: { lengthM: 5 }, a: { from: 'away' }, b: { from: 'c' }, c: { from: 'b' } }
    const made = await wires(office({ power, signal: { away: { address: 3 } } }))
    expect(made.lost).toStrictEqual([
      { id: 'gone', why: 'deviceGone', diagram: 'power' },
      { id: 'a', why: 'sourceGone', diagram: 'power' },
      { id: 'c', why: 'circle', diagram: 'power' },
      { id: 'away', why: 'deviceGone', diagram: 'signal' },
    ])
    expect(wiringFindings(made, iec).map(({ code, severity }) => `${severity} ${code}`)).toStrictEqual([
      'advice wiring.lost.deviceGone',
      'advice wiring.lost.sourceGone',
      'advice wiring.lost.circle',
      'advice wiring.lost.deviceGone',
    ])
  })

  it('names a breaker under the load, a cable under the breaker, an address that is given twice and a chain that branches', async () => {
    const power: WireEdits = { 'o/1': { breakerA: 16 }, 'o/2': { areaMm2: 1.5 } }
    const made = await wires(office({ power, signal: { a: { address: 7 }, b: { address: 7 }, c: { from: 'a', address: 64 } } }))
    expect(
      wiringFindings(made, iec).map(({ code, deviceId, nodeId, values }) => [code, deviceId, nodeId, values['value'], values['limit']]),
    ).toStrictEqual([
      ['wiring.breakerUnderLoad', 'o/1', 'o', 16, 31],
      ['wiring.cableUnderBreaker', 'o/2', 'o', 15, 20],
      ['wiring.sameAddress', 'a', 'a', undefined, undefined],
      ['wiring.branches', 'a', 'a', undefined, undefined],
      ['wiring.sameAddress', 'b', 'b', undefined, undefined],
      ['wiring.addressOutside', 'c', 'c', undefined, undefined],
    ])
  })

  it('puts controllers of a group ahead of its units and holds the line of the group against its rule', async () => {
    const project = office()
    const units = ['a', 'b', 'c'].map((nodeId) => ({ systemId: 'S1', nodeId }))
    const controllers = ['w1', 'w2', 'w3'].map((id) => ({ id, model: 'WC-10' }))
    project.control = { groups: [{ id: 'g', name: 'Open office', units, controllers }], centrals: [], exceptions: [] }
    const made = await wires(project)
    const [, group] = made.signal
    expect(group?.bus.bus.id).toBe('D1D2')
    expect(group?.pieces.map(({ device }) => device.id)).toStrictEqual([
      'w1',
      'w2',
      'w3',
      ...['a', 'b', 'c'].map((id) => groupLineId('g', id)),
    ])
    expect(wiringFindings(made, iec).map(({ code, values }) => [code, values['value'], values['limit']])).toStrictEqual([
      ['wiring.busControllers', 3, 2],
    ])
  })

  it('wires a unit once that an imported project names twice in a group, and a controller that is named like it', async () => {
    const project = office()
    const units = ['a', 'a', 'b'].map((nodeId) => ({ systemId: 'S1', nodeId }))
    const controllers = [
      { id: 'w', model: 'WC-10' },
      { id: 'w', model: 'WC-10' },
    ]
    project.control = { groups: [{ id: 'g', name: 'Twice', units, controllers }], centrals: [], exceptions: [] }
    const made = await wires(project)
    expect(made.signal[1]?.pieces.map(({ device }) => device.id)).toStrictEqual(['w', 'g:a', 'g:b'])
  })

  it('leaves no wire behind when a unit is taken away, and has nothing to wire without a drawing', async () => {
    const project = projectBuilder()
      .system('S1', (draw) => draw.outdoor('o', ['X4P-08']).unit('a', 'o', 'C4-056'))
      .system('S2', (draw) => draw)
      .build()
    const all = await (await engine).run(wireSystems, project, project.systemOrder)
    expect(all.map(({ supply, signal }) => [supply.length, signal.length])).toStrictEqual([
      [4, 1],
      [0, 0],
    ])
    const [made] = all
    expect(made && wiringOutput(made, iec).map(({ nodeId, kind }) => `${kind} ${nodeId}`)).toStrictEqual([
      'power o',
      'power indoor-board',
      'power a',
      'signal a',
    ])
  })
})

describe('worked examples of supply lines', () => {
  it('N-42: EC&M, compressor 20 A and fan 2.5 A: 37.5 A gives 35 A, where it will not start 47.5 A gives 45 A', async () => {
    const load = { phases: 3, voltV: 480, currentA: 22.5, motorA: 20, maxFuseA: NaN } as const
    const usual = { row: -1, nodeId: '', model: '', name: '', lengthM: 1, lengthFrom: 'typed', hasIsolator: false, edit: {} } as const
    const devices: SupplyDevice[] = [
      { ...usual, id: ORIGIN, from: '', kind: 'origin', load: { ...load, currentA: 0, motorA: 0 } },
      { ...usual, id: 'unit', from: ORIGIN, kind: 'outdoor', load },
      { ...usual, id: 'hard', from: ORIGIN, kind: 'outdoor', load, edit: { startsHard: true } },
    ]
    const [lines = []] = await (await engine).run((core) => wireSupply(core, [devices], nec))
    expect(lines.slice(1).map(({ breakerA, mcaA }) => [breakerA, mcaA])).toStrictEqual([
      [35, 27.5],
      [45, 27.5],
    ])
  })

  it('N-40: Schneider Electrical Installation Guide 2018, p. G22: 4.4 V, 2.54 V to neutral, 7.6 V, together 10.1 V and 4.4 % of 230 V', () => {
    const voltageDrop = formula('voltageDrop')
    const main = voltageDrop(1, 0.59, 50, 150, 1)
    const branch = voltageDrop(1, 19, 20, 20, 1)
    expect(main).toBeCloseTo(4.425, 9)
    expect(main.toFixed(1)).toBe('4.4')
    // The guide divides the printed 4.4 V.
    expect((4.4 / Math.sqrt(3)).toFixed(2)).toBe('2.54')
    expect(main / Math.sqrt(3)).toBeCloseTo(2.555, 3)
    expect(branch.toFixed(1)).toBe('7.6')
    const sum = 4.4 / Math.sqrt(3) + branch
    expect(sum.toFixed(1)).toBe('10.1')
    expect(((100 * sum) / 230).toFixed(1)).toBe('4.4')
    expect((100 * (main / Math.sqrt(3) + branch)) / 230).toBeCloseTo(4.42, 2)
  })
})
