import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import packJson from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import type { Engine } from '../../src/engine/engine'
import { toSystemRecord } from '../../src/engine/decode/system-record'
import { nodeCore } from '../../src/engine/host/node-core'
import { applyChange } from '../../src/model/change/apply'
import { newIndoorUnit, newSystem, RATING_CONDITIONS } from '../../src/model/project/defaults'
import { drawSystem } from '../../src/model/drawing/draw-system'
import { placeAirHandler } from '../../src/model/edits/drawing/place-air-handler'
import { placeOnPlaceholder } from '../../src/model/edits/drawing/place-on-placeholder'
import type { AirHandler } from '../../src/model/project/air-handler'
import type { Project, System } from '../../src/model/project/project'
import { anyAirHandler, pack } from '../model/arbitrary'
import { anyFittings, openPlaces, openSystem, putFittings, SYSTEM, systemOf } from '../model/kits/open-drawing'

let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), readPack(packJson))
})

const inspect = (system: System) => engine.inspect(system, { design: RATING_CONDITIONS, revision: 1 })
const line = (airHandler: AirHandler) => newIndoorUnit({ id: 'unit', type: 'ahu', model: '', airHandler })
const kits = (count: number, model: string, coils = count): AirHandler => ({
  name: 'AHU',
  coils,
  choices: [{ id: 'k', model, kits: count, ports: 1, coolingKw: [], heatingKw: [], extra: {} }],
  extra: {},
})

/** Σ of the capacity indices of an air handler's kits, as kW, from the pack. */
function nominalKw({ choices }: AirHandler): number {
  const index = (model: string) => pack.ahuKits.items.find((kit) => kit.id === model)?.defaultIndex ?? NaN
  return choices.reduce((sum, choice) => sum + choice.kits * index(choice.model), 0) / 10
}

async function ratedCr(project: Project): Promise<number> {
  return (await inspect(systemOf(project))).outdoor?.ratedCR ?? NaN
}

describe('air handlers in the core', () => {
  it('air handlers in the core are a tree that loads the outdoor unit once with each kit, wherever and however they are laid out', async () => {
    await fc.assert(
      fc.asyncProperty(anyAirHandler, anyFittings, fc.nat(99), async (airHandler, fittings, at) => {
        const project = openSystem([line(airHandler)])
        putFittings(project, fittings)
        const places = openPlaces(project)
        applyChange(project, placeAirHandler(project, SYSTEM, places[at % places.length] ?? '', 'unit', pack))
        const { findings, outdoor } = await inspect(systemOf(project))
        expect(findings.filter((finding) => !finding.code.startsWith('limit.'))).toStrictEqual([])
        // One kit of 16 kW alone gives the ratio of 16 kW.
        const alone = openSystem([])
        applyChange(alone, placeOnPlaceholder(alone, SYSTEM, 'open', { kind: 'ahuKit', model: 'AK-160' }, pack))
        expect(outdoor?.ratedCR).toBeCloseTo(((await ratedCr(alone)) * nominalKw(airHandler)) / 16, 9)
      }),
      { numRuns: 60 },
    )
  })

  it('air handlers in the core share the required capacity of their line by what the kits give, each under its own name', async () => {
    const airHandler = kits(2, 'AK-160')
    const choices = airHandler.choices.map((choice) => ({ ...choice, coolingKw: [15, 10] }))
    const project = openSystem([{ ...line({ ...airHandler, choices }), requiredCoolingKw: 25, requiredHeatingKw: 20 }])
    applyChange(project, placeAirHandler(project, SYSTEM, 'open', 'unit', pack))
    const record = toSystemRecord(await inspect(systemOf(project)), systemOf(project), readPack(packJson), () => '')
    expect(record.IDUOutput.map(({ IDUName, CoolingLoad, HeatingLoad }) => [IDUName, CoolingLoad, HeatingLoad])).toStrictEqual([
      ['AHUKit1', 15, 12],
      ['AHUKit2', 10, 8],
    ])
  })

  it('air handlers in the core do not pay for the pipes between kit and box, which are not piped on site', async () => {
    const lengths = await Promise.all(
      [kits(3, 'AK-090'), kits(3, 'AK-090', 0)].map(async (airHandler) => {
        const project = openSystem([line(airHandler)])
        applyChange(project, placeAirHandler(project, SYSTEM, 'open', 'unit', pack))
        const { outdoor } = await inspect(systemOf(project))
        return [outdoor?.totalM, outdoor?.additionalChargeKg]
      }),
    )
    // The feed has the pack's 3 m, the four pipes between joints and kits 1 m each.
    expect(lengths[0]?.[0]).toBe(7)
    expect(lengths[0]).toStrictEqual(lengths[1])
  })

  it('air handlers in the core hang on a large merge joint with one kit and are refused there with more', async () => {
    for (const [count, codes] of [
      [1, []],
      [2, ['jointOnlyIndoorOrFreshAir']],
    ] as const) {
      const project = openSystem([line(kits(count, 'AK-160'))], 'HR')
      applyChange(project, placeOnPlaceholder(project, SYSTEM, 'open', { kind: 'box', jointType: 'MS', ports: 8 }, pack))
      applyChange(project, placeOnPlaceholder(project, SYSTEM, openPlaces(project)[0] ?? '', { kind: 'joint', jointType: 'MP4' }, pack))
      const below = openPlaces(project).at(-1) ?? ''
      applyChange(project, placeAirHandler(project, SYSTEM, below, 'unit', pack))
      const { findings } = await inspect(systemOf(project))
      expect(findings.map((finding) => finding.code).filter((code) => !code.startsWith('limit.'))).toStrictEqual(codes)
    }
  })

  it('air handlers in the core take ports of their own in a generated heat-recovery drawing, and never a merge joint with several kits', async () => {
    const system = newSystem({ outdoorModels: ['X4R-22', 'X4R-22'], indoorUnits: [line(kits(2, 'AK-560'))] })
    const drawn = { ...system, diagram: drawSystem(system, pack) }
    const { findings } = await inspect(drawn)
    expect(findings.filter((finding) => !finding.code.startsWith('limit.'))).toStrictEqual([])
    // No pair of ports carries 56 kW: that is a limit, shown and not refused.
    expect(findings.filter((finding) => finding.code === 'limit.portCapacityKw')).toHaveLength(2)
    const { diagram } = drawn
    expect(diagram.nodeShape.filter((shape) => shape.startsWith('ahu'))).toStrictEqual(['ahukit', 'ahukit', 'ahubox'])
    // A box of each its own, because one does not carry 112 kW.
    expect([...diagram.edgeSourcePort].filter((port) => port > 0)).toStrictEqual([1, 2, 1, 2])
  })
})
