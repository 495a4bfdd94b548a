import { describe, expect, it } from 'vitest'
import { packTables, recordOfProject } from './core-record'
import { referenceRecord } from '../reference/reference-record'
import { workedProject } from './worked-system'

/** Tables of the engineering reference, section 16, to the printed digits. */
const PIPES = [
  ['ODU>J1', 30, 6, 27.3, 22.2, 9.53],
  ['J1>A', 6, 0, 5.6, 15.9, 9.53],
  ['J1>J2', 10, 2, 21.7, 19.1, 9.53],
  ['J2>B', 5, 0, 5.6, 15.9, 9.53],
  ['J2>J3', 8, 1, 16.1, 15.9, 9.53],
  ['J3>C', 5, 0, 7.1, 15.9, 9.53],
  ['J3>D', 8, 3, 9, 15.9, 9.53],
] as const

const project = workedProject()
const system = project.systems.worked
if (!system) throw new Error('The worked system is missing')
const { design } = project.information

const SIDES = {
  'the core': () => recordOfProject(project),
  'the reference': () => Promise.resolve(referenceRecord(system, { design, pack: packTables })),
}

function printed(value: number | null | undefined, decimals: number): string {
  return (value ?? NaN).toFixed(decimals)
}

describe.each(Object.entries(SIDES))('the worked system in %s', (_, record) => {
  it('has the printed pipes', async () => {
    const { PipeOutput } = await record()
    const rows = PipeOutput.map((pipe) => [
      pipe.edgeId,
      pipe.ActualPipeLength,
      pipe.bendingcount,
      Number(printed(pipe.capacityKw, 1)),
      pipe.GasPipeDiameter,
      pipe.LiquidPipeDiameter,
    ])
    expect(rows).toEqual(PIPES)
    expect(PipeOutput.every((pipe) => pipe.HighPressurePipeDiameter === null)).toBe(true)
  })

  it('has the printed joints', async () => {
    expect((await record()).JointOutput).toEqual([
      { nodeId: 'J1', JointModel: 'BJ-330' },
      { nodeId: 'J2', JointModel: 'BJ-230' },
      { nodeId: 'J3', JointModel: 'BJ-230' },
    ])
  })

  it('has the printed lengths, ratios and capacities of the outdoor unit', async () => {
    const { ODUOutput: odu } = await record()
    expect(printed(odu?.ratedCR, 1)).toBe('97.5')
    expect(printed(odu?.actualCR, 1)).toBe('109.6')
    expect(odu?.farthestActualM).toBe(56)
    expect(printed(odu?.farthestEquivalentM, 2)).toBe('62.62')
    expect(odu?.afterFirstBranchM).toBe(26)
    expect(odu?.heightOduIduM).toBe(15)
    expect(printed(odu?.coolCapa, 2)).toBe('24.29')
    expect(printed(odu?.heatCapa, 2)).toBe('24.46')
    expect(printed((odu?.coolCapa ?? NaN) / (odu?.factors.cooling.ratio ?? NaN), 2)).toBe('24.92')
  })

  it('keeps the printed factors apart', async () => {
    const { ODUOutput: odu } = await record()
    const { cooling, heating } = odu?.factors ?? {}
    expect(printed((cooling?.indoor ?? NaN) * (cooling?.outdoor ?? NaN), 3)).toBe('0.976')
    expect(printed(cooling?.ratio, 3)).toBe('0.975')
    expect(printed((cooling?.length ?? NaN) * (cooling?.level ?? NaN), 4)).toBe('0.9118')
    expect(printed((heating?.indoor ?? NaN) * (heating?.outdoor ?? NaN), 2)).toBe('0.95')
    expect(printed((heating?.length ?? NaN) * (heating?.level ?? NaN), 4)).toBe('0.9862')
    expect(printed(heating?.defrost, 2)).toBe('0.85')
  })

  it('delivers the printed capacities to the units', async () => {
    const { IDUOutput: units } = await record()
    expect(units.map((unit) => [unit.nodeId, printed(unit.adjustTCforCooling, 2)])).toEqual([
      ['A', '4.98'],
      ['B', '4.98'],
      ['C', '6.32'],
      ['D', '8.01'],
    ])
    const design = units.reduce((sum, unit) => sum + unit.nominalCoolCapa * unit.factors.cooling.indoor * unit.factors.cooling.outdoor, 0)
    expect(printed(design, 2)).toBe('26.84')
  })

  it('has the printed power, charge and room concentration, and no finding', async () => {
    const { ODUOutput: odu, IDUOutput: units, findings } = await record()
    expect(printed(odu?.coolPowerKw, 2)).toBe('6.91')
    expect(printed(odu?.heatPowerKw, 2)).toBe('6.01')
    expect(printed(odu?.additionalChargeKg, 1)).toBe('4.1')
    expect(printed(odu?.totalChargeKg, 1)).toBe('11.6')
    expect(printed(units[0]?.concentrationKgM3, 3)).toBe('0.172')
    expect(units[0]?.CoolingLoad).toBe(4.5)
    expect(findings).toEqual([])
  })
})
