import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPack } from '../../../src/contract/pack'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { isRead, type LimitMeter } from '../../../src/engine/meters/limit-meter'
import type { Project, System } from '../../../src/model/project/project'
import { gaugesOf } from '../../reference/limit'
import { UNSIZED_ROOMS } from '../../reference/missing-inputs'
import { referenceRecord } from '../../reference/reference-record'
import { engine, packTables } from '../core-record'
import { CHARGE_CASES, FITTING_CASES, HEIGHT_CASES, LENGTH_CASES, RATIO_CASES } from '../limit-cases'
import { makerPack } from '../maker-pack'
import { proofFaults } from '../proof/proof-faults'
import { workedCase } from '../proof/worked-case'
import { randomRules } from '../random-rules'
import { randomCase } from '../random-system'
import { SENSE_CASES } from '../sense-cases'
import { meterFaults } from './meter-faults'

const RUNS = Number(process.env['METER_RUNS'] ?? 300)
const SEED = 20261121
const CASES = [...LENGTH_CASES, ...HEIGHT_CASES, ...RATIO_CASES, ...FITTING_CASES, ...CHARGE_CASES, ...SENSE_CASES]

/** Limits that need a room's area and its height. */
const ROOM_LIMITS = new Set(['practicalLimitKgM3', 'qlmvKgM3', 'qlavKgM3', 'a2lMaxKg', 'a2lTightKg', 'a2lCirculatedKg'])

function systemOf(project: Project): System {
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new Error('The project has no system')
  return system
}

async function metersOf(project: Project): Promise<LimitMeter[]> {
  return (await engine).meters(systemOf(project), { design: project.information.design, revision: 1 })
}

function boundsOf(meters: readonly LimitMeter[], code: string) {
  return meters.filter((meter) => isRead(meter) && meter.code === code)
}

describe('the meters of the limits', () => {
  it.each(CASES.map((one) => [`${one.code} ${one.name ?? ''}`, one] as const))('%s is held, and over where it breaks', async (_, one) => {
    const code = `limit.${one.code}`
    const broken = boundsOf(await metersOf(one.breaks), code).find((meter) => meter.broken && Math.abs(meter.value - one.value) < 1e-9)
    expect(broken?.broken).toBe(one.severity)
    // A few limits are broken at their bound already.
    expect(broken?.marginPct).toBeLessThanOrEqual(one.value === one.limit ? 1e-9 : -1e-9)
    expect(broken?.limit).toBeCloseTo(one.limit, 9)
    expect(boundsOf(await metersOf(one.holds), code).filter((meter) => meter.broken)).toEqual([])
  })

  it('the meters of the limits are over exactly where the system has findings of limits', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), async ({ system, ...context }) => {
        const { findings } = await (await engine).inspect(system, { ...context, revision: 1, arrange: false })
        expect(meterFaults(await (await engine).meters(system, { ...context, revision: 1 }), findings)).toEqual([])
      }),
      { seed: SEED, numRuns: RUNS },
    )
  })

  it("the meters of the limits are so under a maker's limits with conditions too", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomRules(packTables), randomCase(packTables), async (rules, { system, design }) => {
        const maker = await createEngine(await nodeCore(), readPack(makerPack(rules)))
        const { findings } = await maker.inspect(system, { design, revision: 1, arrange: false })
        expect(meterFaults(await maker.meters(system, { design, revision: 1 }), findings)).toEqual([])
      }),
      { seed: SEED, numRuns: 40 },
    )
  })

  it('the meters of the limits count the rooms without a size as the reference does', { timeout: 120_000 }, async () => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), async ({ system, ...context }) => {
        const noted = gaugesOf(() => referenceRecord(system, { ...context, pack: packTables })).find(({ code }) => code === UNSIZED_ROOMS)
        for (const { name, missing, uncheckedCount } of await (await engine).meters(system, { ...context, revision: 1 })) {
          if (!ROOM_LIMITS.has(name) || !missing.some((field) => field.startsWith('room'))) continue
          expect(uncheckedCount).toBe(noted?.value)
          seen.add(uncheckedCount)
        }
      }),
      { seed: SEED, numRuns: RUNS },
    )
    expect(seen.size).toBeGreaterThan(3)
  })

  it('the meters of the limits have the values, limits and worst places of the reference', { timeout: 120_000 }, async () => {
    const compared = new Set<string>()
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), async ({ system, ...context }) => {
        const gauges = gaugesOf(() => referenceRecord(system, { ...context, pack: packTables }))
        for (const meter of await (await engine).meters(system, { ...context, revision: 1 })) {
          // Without a design temperature the core rates at the pack's conditions; the reference has nothing to hold.
          // A single unit never fills a port: the reference counts the second port of a large one too.
          if (!isRead(meter) || meter.unit === '℃' || meter.name === 'maxIduPerPort') continue
          const { code: spoken, limit: bound } = meter
          const same = gauges.filter(({ code, at }) => code === spoken && (at.nodeId ?? at.edgeId) !== undefined)
          if (same.length === 0) continue
          compared.add(spoken)
          const left = ({ value, limit, isMost }: (typeof gauges)[number]) => (isMost ? limit - value : value - limit)
          const here = same.find(
            (gauge) => Math.abs(gauge.value - meter.value) < 1e-6 && Math.abs(gauge.limit - bound) < 1e-6 && gauge.isMost === meter.isMost,
          )
          expect(here, `${meter.name} ${meter.value} of ${meter.limit}`).toBeDefined()
          const isShared = ['limit.maxIdu', 'limit.maxKw'].includes(spoken)
          const worse = same.filter((gauge) => !isShared && gauge.limit === bound && here && left(gauge) < left(here) - 1e-6)
          expect(worse, meter.name).toEqual([])
        }
      }),
      { seed: SEED, numRuns: RUNS },
    )
    // The reference names some bounds only where they are broken.
    expect(compared.size).toBeGreaterThan(25)
  })

  it('the meters of the limits are the same of a system that stays open', async () => {
    const { system, context } = workedCase()
    const resident = await (await engine).open(system, { ...context, revision: 1 })
    expect(await resident.meters()).toEqual(await (await engine).meters(system, { ...context, revision: 1 }))
    await resident.close()
  })

  it('the meters of the limits are proven, held or broken, each by what is left or too much', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), async ({ system, ...context }) => {
        const core = await engine
        for (const meter of await core.meters(system, { ...context, revision: 1 })) {
          if (!isRead(meter)) continue
          const subject = meter.place.edgeId === undefined ? { node: meter.place.nodeId ?? '' } : { edge: meter.place.edgeId }
          const quantity = `${meter.code.replace('limit.', 'margin.')}[${meter.nth}]`
          const proof = await core.prove(system, { ...context, revision: 1 }, { ...subject, quantity })
          expect(proof?.value, meter.name).toBeCloseTo(Math.abs(meter.limit - meter.value), 9)
          if (proof) expect(proofFaults(proof, packTables), meter.name).toEqual([])
        }
      }),
      { seed: SEED, numRuns: 25 },
    )
  })

  it('the meters of the limits say of a drawing without boxes that their limits speak of nothing in it', async () => {
    const { system, context } = workedCase()
    const meters = await (await engine).meters(system, { ...context, revision: 1 })
    expect(meters.find((meter) => meter.name === 'msToIduM')?.state).toBe('none')
    expect(meters.find((meter) => meter.name === 'totalM')?.state).toBe('held')
  })
})
