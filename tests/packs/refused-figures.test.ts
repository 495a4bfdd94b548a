import { describe, expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { InputError } from '../../src/contract/input-error'
import { nodeCore } from '../../src/engine/host/node-core'
import { readPack } from '../../src/engine/host/read-pack'
import { checkExamples } from '../../src/engine/examples/check-examples'

type Json = Record<string, never>

/** The embedded pack with one thing changed. */
function changed(change: (pack: Json) => unknown): unknown {
  const pack = structuredClone(catalogue) as unknown as Json
  change(pack)
  return pack
}

function refusal(json: unknown): { path: string; expected: string } {
  try {
    readPack(json)
  } catch (error) {
    if (error instanceof InputError) return { path: error.path, expected: error.expected }
    throw error
  }
  throw new Error('The broken pack was accepted')
}

const put = (path: string, value: unknown) => (pack: Json) => {
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  const at = parts.reduce<Record<string, unknown>>((object, part) => object[part] as Record<string, unknown>, pack)
  at[last] = value
}
const table = (values: number[][], are?: string) => [
  { id: 'a', mode: 'cool', factor: 'length', x: { by: 'equivalentM', at: [5, 50] }, values, ...(are && { are }) },
]
const { map } = catalogue.pipes.upsizeOneStep
const example = { id: 'E', source: 'test', question: 'sizeStep', inputs: { mm: 9.53 }, expected: { mm: 12.7 } }

describe('a pack', () => {
  it.each([
    ['a factor written in per cent', put('capacityCorrection.default.coolCap.0.0', 95), '$.capacityCorrection.default.coolCap[0][0]'],
    ['a negative factor', put('capacityCorrection.default.defrost.factor.1', -0.1), '$.capacityCorrection.default.defrost.factor[1]'],
    ['a factor of altitude above 2', put('capacityCorrection.default.altitude.oduFactor.0', 2.01), '$.capacityCorrection.default.altitude.oduFactor[0]'],
    ['a power ratio above 5', put('capacityCorrection.default.heatEir.0.0', 50), '$.capacityCorrection.default.heatEir[0][0]'],
    ['a factor of units above 2', put('capacityCorrection.default.indoor.iduHeatVsDb.factor.2', 3), '$.capacityCorrection.default.indoor.iduHeatVsDb.factor[2]'],
    ['an error of delivered shares above their advice', put('delivered', { adviceBelowPct: 90, errorBelowPct: 95 }), '$.delivered.errorBelowPct'],
    ['a table of factors above 2', put('capacityCorrection.tables', table([[1, 91]])), '$.capacityCorrection.tables[0].values[0][1]'],
    ['a table of losses above 1', put('capacityCorrection.tables', table([[0.1, 9]], 'losses')), '$.capacityCorrection.tables[0].values[0][1]'],
    ['a charge factor of 104', put('charge.pipeFactor', { twoPipe: 1, threePipe: 104 }), '$.charge.pipeFactor.threePipe'],
    ['a step down', put('pipes.upsizeOneStep.map', { ...map, '19.1': 15.9 }), "$.pipes.upsizeOneStep.map['19.1']"],
    ['a step to itself', put('pipes.upsizeOneStep.map', { ...map, '54.0': 54 }), "$.pipes.upsizeOneStep.map['54.0']"],
    ['steps in a circle', put('pipes.upsizeOneStep.map', { '9.53': 12.7, '12.7': 9.53 }), "$.pipes.upsizeOneStep.map['12.7']"],
    ['a step to a size it does not list', put('pipes.upsizeOneStep.map', { '9.53': 13.3 }), "$.pipes.upsizeOneStep.map['9.53']"],
    ['a main pipe of a size it does not list', put('pipes.main2.items.0.gasGe90Mm', 23.8), '$.pipes.main2.items[0].gasGe90Mm'],
    ['a long stub of a size it does not list', put('pipes.stub2.longRun.rows.0.liquidMm', 10.9), '$.pipes.stub2.longRun.rows[0].liquidMm'],
    ['a unit of a size it does not list', put('iduModels.items.3.gasMm', 127), '$.iduModels.items[3].gasMm'],
    ['a box of a size it does not list', put('msBoxes.items.1.upstream.lpGasMm', 30), '$.msBoxes.items[1].upstream.lpGasMm'],
    ['a combination of a size it does not list', put('oduCombinations.items.0.mainLt90.gasMm', 1), '$.oduCombinations.items[0].mainLt90.gasMm'],
    ['a fitting of a size it does not list', put('pipes.equivalentLength.perFittingM.14.odMm', 60), '$.pipes.equivalentLength.perFittingM[14].odMm'],
    ['a charge of a size that nobody makes', put('charge.kgPerM.R32', { '9.99': 1 }), "$.charge.kgPerM['R32']['9.99']"],
    ['an index in kBtu/h', put('iduModels.items.9.capacityIndex', 12), '$.iduModels.items[9].capacityIndex'],
    ['an index of a tenfold capacity', put('oduModules.items.0.capacityIndex', 2240), '$.oduModules.items[0].capacityIndex'],
    ['a kit whose index is outside its range', put('ahuKits.items.0.defaultIndex', 360), '$.ahuKits.items[0].defaultIndex'],
    ['a kit whose range ends before it begins', put('ahuKits.items.0.minKw', 99), '$.ahuKits.items[0].maxKw'],
    ['a tolerance above 5 %', put('examples', [{ ...example, tolerance: 0.64 }]), '$.examples[0].tolerance'],
    ['a tolerance by answer above 5 %', put('examples', [{ ...example, tolerance: { mm: 5 } }]), '$.examples[0].tolerance.mm'],
    ['a tolerance of an answer that is not expected', put('examples', [{ ...example, tolerance: { inch: 0.1 } }]), '$.examples[0].tolerance.inch'],
    ['more examples than it may have', put('examples', Array.from({ length: 501 }, (_, i) => ({ ...example, id: `E${i}` }))), '$.examples'],
    ['heating tables by wet and by dry bulb', put('capacityCorrection.default.heatOutdoorDb', [1]), '$.capacityCorrection.default.heatOutdoorDb'],
    ['a defrost table by nothing', put('capacityCorrection.default.defrost', { factor: [1] }), '$.capacityCorrection.default.defrost.outdoorWbC'],
    ['a dry-bulb axis of another length', put('capacityCorrection.default.defrost', { outdoorDbC: [1, 2], factor: [1] }), '$.capacityCorrection.default.defrost.factor'],
    ['a pressure that rises', put('capacityCorrection.pressure', { m: [0, 500], kPa: [95, 101] }), '$.capacityCorrection.pressure.kPa[1]'],
    ['a pressure in hPa', put('capacityCorrection.pressure', { seaLevelKPa: 1013 }), '$.capacityCorrection.pressure.seaLevelKPa'],
    ['pressures that do not begin at the sea', put('capacityCorrection.pressure', { m: [100], kPa: [100] }), '$.capacityCorrection.pressure.m[0]'],
    ['elevations without pressures', put('capacityCorrection.pressure', { m: [0, 100] }), '$.capacityCorrection.pressure.kPa'],
    ['a table of pressures and one at the sea', put('capacityCorrection.pressure', { m: [0], kPa: [101], seaLevelKPa: 101 }), '$.capacityCorrection.pressure.seaLevelKPa'],
    ['nothing about the pressure', put('capacityCorrection.pressure', {}), '$.capacityCorrection.pressure.m'],
    ['a weight in per cent', put('connectionRatio.indexWeights', [{ kind: 'kit', weight: 110 }]), '$.connectionRatio.indexWeights[0].weight'],
    ['a weight of a series it does not have', put('connectionRatio.indexWeights', [{ kind: 'kit', weight: 1, series: ['X9'] }]), '$.connectionRatio.indexWeights[0].series[0]'],
    ['a weight under a model it does not have', put('connectionRatio.indexWeights', [{ kind: 'kit', weight: 1, outdoor: ['X9'] }]), '$.connectionRatio.indexWeights[0].outdoor[0]'],
    ['a block load of 85 parts', put('connectionRatio.blockLoad', { share: 85 }), '$.connectionRatio.blockLoad.share'],
    ['a block load without a share', put('connectionRatio.blockLoad', { ratio: 'block' }), '$.connectionRatio.blockLoad.share'],
    ['two block loads', put('connectionRatio.blockLoad', { share: 1, byUnits: [{ from: 1, share: 1 }] }), '$.connectionRatio.blockLoad.byUnits'],
    ['shares that do not rise by units', put('connectionRatio.blockLoad', { byUnits: [{ from: 4, share: 1 }, { from: 4, share: 0.9 }] }), '$.connectionRatio.blockLoad.byUnits[1].from'],
    ['metres between modules and none between their joints', put('branchJoints.outdoorConnectingPipes.counted', { moduleToJointM: 1, in: ['total'] }), '$.branchJoints.outdoorConnectingPipes.counted.jointToJointM'],
    ['a length that grows with the pipe', put('capacityCorrection.piping.shortened', [{ line: 'gas', fromMm: 12.7, toMm: 15.9, weight: 1.4 }]), '$.capacityCorrection.piping.shortened[0].weight'],
    ['a length that shortens for a smaller pipe', put('capacityCorrection.piping.shortened', [{ line: 'gas', fromMm: 15.9, toMm: 12.7, weight: 0.4 }]), '$.capacityCorrection.piping.shortened[0].toMm'],
    ['a shortened pipe of a size it does not list', put('capacityCorrection.piping.shortened', [{ line: 'gas', fromMm: 12.7, toMm: 14, weight: 0.4 }]), '$.capacityCorrection.piping.shortened[0].toMm'],
    ['a least area without a formula', put('safety.leastArea', { severity: 'error' }), '$.safety.leastArea.sealed'],
    ['a share of the flammability limit in per cent', put('safety.leastArea', { tightShare: 75 }), '$.safety.leastArea.tightShare'],
  ])('a pack is refused with %s, and the place and the mend are named', (_, change, path) => {
    const error = refusal(changed(change))
    expect(error.path).toBe(path)
    expect(error.expected.length).toBeGreaterThan(8)
  })

  it('a pack may print an inch size with other digits, rate metric tubes, and be exact to 5 %', () => {
    const fine = changed((pack) => {
      put('pipes.main2.items.0.gasMm', 22.22)(pack)
      put('charge.kgPerM.R32', { '6': 0.018, '9.52': 0.05, '16': 0.18 })(pack)
      put('capacityCorrection.default.defrost.factor.0', 0)(pack)
      put('capacityCorrection.default.coolCap.0.0', 2)(pack)
      put('examples', [{ ...example, tolerance: 0.635 }])(pack)
    })
    expect(() => readPack(fine)).not.toThrow()
  })
})

describe('a pipe question', () => {
  const base = 'branchline-default'
  const meta = { id: 'maker', title: 'A maker', version: '1.0.0' }
  const ask = async (inputs: object) => {
    const asked = { id: 'E', source: 'test', question: 'pipe', inputs, expected: { gasMm: 1, liquidMm: 1 } }
    const [result] = await checkExamples(readPack({ base, meta, examples: [asked] }), await nodeCore())
    return result?.got
  }

  it('a pipe question answers no larger pipe than the main of its outdoor unit, each line for itself', async () => {
    expect(await ask({ table: 'branch2', kw: 50 })).toEqual({ gasMm: 28.6, liquidMm: 15.9 })
    expect(await ask({ table: 'branch2', kw: 50, outdoor: ['X4P-10'] })).toEqual({ gasMm: 22.2, liquidMm: 9.53 })
    expect(await ask({ table: 'branch2', kw: 50, outdoor: ['X4P-14'] })).toEqual({ gasMm: 28.6, liquidMm: 12.7 })
    expect(await ask({ table: 'stub', kw: 10, lengthM: 12, outdoor: ['X4P-08'] })).toEqual({ gasMm: 19.1, liquidMm: 9.53 })
    expect(await ask({ table: 'branch2', kw: 50, outdoor: ['X4P-10'], isLong: true })).toEqual({ gasMm: 25.4, liquidMm: 12.7 })
  })

  it('a pipe question is not bounded behind a box', async () => {
    expect(await ask({ table: 'branch2', kw: 50, outdoor: ['X4P-10'], behindBox: true })).toEqual({ gasMm: 28.6, liquidMm: 15.9 })
    expect(await ask({ table: 'branch2', kw: 50, outdoor: ['X4R-10'] })).toEqual({ gasMm: 28.6, liquidMm: 15.9 })
    expect(await ask({ table: 'branch3', kw: 50, outdoor: ['X4R-10'] })).toEqual({ gasMm: 22.2, liquidMm: 9.53 })
  })
})
