import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import catalogue from '../../packs/default.json'
import type { JsonRecord } from '../../src/contract/wire/read-value'
import { readProject } from '../../src/contract/project/project-wire'
import { writeUnitSettings } from '../../src/contract/wire/measures/unit-settings'
import { createEngine } from '../../src/engine/engine'
import { calculate, readPack, reconvert } from '../../src/engine/headless'
import { shownMeasures, toMetric } from '../../src/engine/measure/measure'
import { nodeCore } from '../../src/engine/host/node-core'
import { edgeAt } from '../../src/model/diagram/diagram-rows'
import { IMPERIAL, METRIC, QUANTITIES, type Quantity } from '../../src/model/project/quantity'
import { arbitraryProject } from './arbitrary-project'
import { savedNode, savedPipe, savedProject, savedSystem, workedProject } from './saved-project'

const RUNS = 120
const metric = { unit: writeUnitSettings(METRIC) }

/** Models of arbitrary projects are none of the pack's, so they stand in systems that are not used. */
function unused(project: JsonRecord): JsonRecord {
  const aside = project['alternatives'] as (JsonRecord & { others: JsonRecord[] }) | undefined
  return {
    ...project,
    ...metric,
    selection: withUnusedSystems(project['selection'] as JsonRecord),
    ...(aside && { alternatives: { ...aside, others: aside.others.map(withUnusedSystems) } }),
  }
}

function withUnusedSystems(record: JsonRecord): JsonRecord {
  return { ...record, oduList: (record['oduList'] as JsonRecord[]).map((system) => ({ ...system, status: 0 })) }
}

const choice = fc
  .record(
    Object.fromEntries((Object.keys(QUANTITIES) as Quantity[]).map((quantity) => [quantity, fc.constantFrom(...QUANTITIES[quantity])])),
    { requiredKeys: [] },
  )
  .map((chosen) => ({ ...chosen }) as Record<string, string>)

function pipeOf(project: JsonRecord): JsonRecord {
  const { oduList } = project['selection'] as { oduList: { pipingGraphData: { edges: { data: JsonRecord }[] } }[] }
  return oduList[0]?.pipingGraphData.edges[0]?.data ?? {}
}

function onePipe(data: JsonRecord): JsonRecord {
  const pipe = savedPipe('outdoor', 'place')
  return savedProject([savedSystem([savedNode('outdoor', 'odu1'), savedNode('place', 'plus')], [{ ...pipe, data }])], metric)
}

describe('a project in other units', () => {
  test('a project in other units comes back as the identical file after any number of switches', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryProject, fc.array(choice, { minLength: 1, maxLength: 4 }), async (arbitrary, switches) => {
        const json = unused(arbitrary)
        let project = json
        for (const units of switches) project = JSON.parse(JSON.stringify(await reconvert(project, units))) as JsonRecord
        expect(JSON.stringify(await reconvert(project, { unitsType: 0 }))).toBe(JSON.stringify(json))
      }),
      { numRuns: RUNS },
    )
  })

  test('a project in other units reads as the same metric project, to the last bit', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryProject, choice, async (arbitrary, units) => {
        const json = unused(arbitrary)
        const options = { toMetric, shown: shownMeasures }
        const before = readProject(json, options)
        const after = readProject(JSON.parse(JSON.stringify(await reconvert(json, units))), options)
        expect({ ...after, unitSettings: METRIC }).toEqual({ ...before, unitSettings: METRIC })
      }),
      { numRuns: RUNS },
    )
  })

  test('a project in other units is what the engine writes of an open project', async () => {
    const json = { ...workedProject(), ...metric }
    const engine = await createEngine(await nodeCore(), readPack(catalogue))
    const written = await engine.reconvert(readProject(json), IMPERIAL)
    expect(written.unit).toEqual(writeUnitSettings(IMPERIAL))
    expect(pipeOf(written)).toMatchObject(pipeOf(await reconvert(json, { unitsType: 1 })))
  })

  test('a project in other units gives the same calculation as the metric one', async () => {
    const json = { ...workedProject(), ...metric }
    const imperial = await reconvert(json, { unitsType: 1 })
    expect(imperial['unit']).toEqual(writeUnitSettings(IMPERIAL))
    expect((await calculate(imperial)).systems[0]?.PipeOutput).toEqual((await calculate(json)).systems[0]?.PipeOutput)
  })

  test('a project in other units holds what the factors of the specification give', async () => {
    const { page1, selection } = (await reconvert({ ...workedProject(), ...metric }, { length: 'ft', temperature: '℉' })) as {
      page1: JsonRecord
      selection: JsonRecord
    }
    expect(page1['coolingOutdoorDbt']).toBeCloseTo(100.4, 12)
    expect(pipeOf({ selection })['ActualPipeLength']).toBe(30 * 3.2808)
  })

  test('a project in other units carries the metric value only beside a number that would not read back', async () => {
    const lengths = Array.from({ length: 200 }, (_, tenth) => tenth / 10)
    let carried = 0
    for (const length of lengths) {
      const pipe = pipeOf(await reconvert(onePipe({ ActualPipeLength: length }), { length: 'ft' }))
      const shown = pipe['ActualPipeLength'] as number
      expect(shown).toBe(length * 3.2808)
      const readsBack = shown / 3.2808 === length
      expect(pipe).toEqual(readsBack ? { ActualPipeLength: shown } : { ActualPipeLength: shown, ActualPipeLengthM: length })
      if (!readsBack) carried++
    }
    expect(carried).toBeGreaterThan(0)
    expect(carried).toBeLessThan(lengths.length)
  })

  test('a project in other units takes the edited number where a field no longer shows the value beside it', async () => {
    const feet = (ActualPipeLength: number) => ({ ...onePipe({ ActualPipeLength, ActualPipeLengthM: 12.3 }), unit: { length: 'ft' } })
    const lengthOf = (json: unknown) => {
      const { systems } = readProject(json, { toMetric, shown: shownMeasures })
      return systems['sys-1'] && edgeAt(systems['sys-1'].diagram, 0).lengthM
    }
    expect(lengthOf(feet(12.3 * 3.2808))).toBe(12.3)
    expect(lengthOf(feet(50))).toBe(50 / 3.2808)
    expect(JSON.stringify(await reconvert(feet(50), { length: 'm' }))).not.toContain('ActualPipeLengthM')
  })

  test('a project in other units writes listed diameters as inch labels and gets 9.52 back, not 9.53', async () => {
    const json = onePipe({ GasPipeDiameter: 15.9, LiquidPipeDiameter: 9.52, HighPressurePipeDiameter: 20 })
    const inches = await reconvert(json, { pipingDimension: 'inch' })
    expect(pipeOf(inches)).toMatchObject({ GasPipeDiameter: '5/8', LiquidPipeDiameter: '3/8', LiquidPipeDiameterMm: 9.52 })
    expect(pipeOf(inches)['HighPressurePipeDiameter']).toBeCloseTo(20 / 25.4, 12)
    expect(JSON.stringify(await reconvert(inches, { pipingDimension: 'mm' }))).toBe(JSON.stringify(json))
  })

  test('a project in other units is refused with the place of what is wrong', async () => {
    await expect(reconvert(onePipe({}), { length: 'yard' })).rejects.toMatchObject({ path: 'units.length' })
    await expect(reconvert(onePipe({}), { size: 'ft' })).rejects.toMatchObject({ path: 'units.size' })
    await expect(reconvert(onePipe({ ActualPipeLength: 'long' }), { length: 'ft' })).rejects.toMatchObject({
      path: '$.selection.oduList[0].pipingGraphData.edges[0].data.ActualPipeLength',
    })
  })
})
