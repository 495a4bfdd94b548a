import { beforeAll, describe, expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { readCore } from '../../src/engine/core-file'
import {
  combinationFactor,
  curveAt,
  curveOf,
  curvePowerKw,
  partLoadFactor,
  pipingFactor,
  temperatureFactor,
  type Mode,
} from '../../src/engine/curves'
import { startMeasure } from '../../src/engine/measure'
import { pressureDrop } from '../../src/engine/pressure-drop'
import { pipesChargeKg } from '../../src/engine/refrigerant-charge'
import { flammableChargeMost, leastRoomArea, roomConcentration, tightChargeMost } from '../../src/engine/room-safety'
import { ieer, iplvC, type FourLoads } from '../../src/engine/seasonal-efficiency'
import { levelAtDistance, sumLevels } from '../../src/engine/sound'

const pack = readPack(catalogue)
type Vector = Record<string, unknown>
const vectors: Vector[] = catalogue.verificationVectors.items

beforeAll(() => startMeasure(readCore()))

const number = (vector: Vector, key: string): number => Number(vector[key])
const four = (vector: Vector): FourLoads => vector.eer as FourLoads

function setOf(vector: Vector) {
  const set = pack.capacityCorrection.energyPlusSets?.find((item) => item.id === vector.set)
  if (!set) throw new Error(`No curve set ${String(vector.set)}`)
  return set
}

/** Each vector: what the core says, under the names the vector itself uses. */
function answers(vector: Vector): Record<string, number> {
  if (vector.test === 'power') {
    const args = ['ratedKw', 'indoorWb', 'outdoorDb', 'plr'].map((key) => number(vector, key)) as [number, number, number, number]
    return { powerKw: curvePowerKw(setOf(vector), 'cool', ...args) }
  }
  if (vector.curve === 'combRatio') {
    return {
      cool: combinationFactor(setOf(vector), 'cool', number(vector, 'cr')),
      heat: combinationFactor(setOf(vector), 'heat', number(vector, 'cr')),
    }
  }
  if (vector.curve === 'piping')
    return { factor: pipingFactor(setOf(vector), number(vector, 'lengthM'), number(vector, 'cr'), number(vector, 'heightM')) }
  if (vector.curve !== undefined) {
    return {
      cool: partLoadFactor(setOf(vector), 'cool', number(vector, 'plr')),
      heat: partLoadFactor(setOf(vector), 'heat', number(vector, 'plr')),
    }
  }
  if (vector.set !== undefined) return temperatureAnswers(vector)
  return formulaAnswers(vector)
}

function temperatureAnswers(vector: Vector): Record<string, number> {
  const set = setOf(vector)
  const mode: Mode = vector.mode === 'cool' ? 'cool' : 'heat'
  const indoor = number(vector, mode === 'cool' ? 'indoorWb' : 'indoorDb')
  const outdoor = number(vector, mode === 'cool' ? 'outdoorDb' : 'outdoorWb')
  if ('capLow' in vector) {
    return {
      capLow: curveAt(curveOf(set, `${mode}CapLow`), indoor, outdoor),
      eirLow: curveAt(curveOf(set, `${mode}EirLow`), indoor, outdoor),
    }
  }
  return { cap: temperatureFactor(set, mode, 'Cap', indoor, outdoor), eir: temperatureFactor(set, mode, 'Eir', indoor, outdoor) }
}

function formulaAnswers(vector: Vector): Record<string, number> {
  switch (vector.test) {
    case 'pressureDrop': {
      const tube = pack.pipes.diameters.find((item) => item.odMm === vector.odMm)
      const flow = {
        massFlowKgS: number(vector, 'kgSPerKw') * number(vector, 'kw'),
        rhoKgM3: number(vector, 'rho'),
        muUPas: number(vector, 'muUPas'),
      }
      // The vectors print Reynolds numbers cut off, not rounded.
      const drop = pressureDrop(flow, tube?.idMm ?? NaN, number(vector, 'roughnessM'))
      return { v: drop.velocityMs, Re: Math.trunc(drop.reynolds), f: drop.friction, paPerM: drop.paPerM }
    }
    case 'charge': {
      const pipes = { refrigerant: 'R410A', lengthsM: vector.lengths as Record<string, number> } as const
      return {
        twoPipeR410A: pipesChargeKg(pack, { ...pipes, threePipe: false }),
        threePipeMs8x2: pipesChargeKg(pack, { ...pipes, threePipe: true, boxes: ['MS-08', 'MS-08'] }),
      }
    }
    case 'noise': {
      const sum = sumLevels(vector.levels as number[])
      return { sum, lpAt20mQ2: levelAtDistance(sum, 20, 2) }
    }
    case 'rcl':
      return {
        concentration: roomConcentration(number(vector, 'totalKg'), number(vector, 'areaM2'), number(vector, 'heightM')),
        minAreaM2: leastRoomArea(number(vector, 'totalKg'), number(vector, 'limit'), number(vector, 'heightM')),
      }
    case 'a2lMax': {
      const lfl = pack.safety.refrigerants.find((item) => item.id === vector.refrigerant)?.lflKgM3 ?? NaN
      return {
        mMax: flammableChargeMost(lfl, number(vector, 'h0'), number(vector, 'areaM2')),
        mTight05: tightChargeMost(lfl, number(vector, 'h0'), number(vector, 'areaM2')),
      }
    }
    case 'ieer':
      return { value: ieer(pack, four(vector)) }
    case 'iplvC':
      return { value: iplvC(pack, four(vector)) }
    default:
      throw new Error(`No formula for ${JSON.stringify(vector)}`)
  }
}

describe('verification vectors of the pack', () => {
  it.each(vectors.map((vector) => [JSON.stringify(vector).slice(0, 110), vector] as const))('%s', (_, vector) => {
    const expected = (vector.expect ?? vector) as Vector
    const got = answers(vector)
    expect(Object.keys(got).length).toBeGreaterThan(0)
    for (const [name, value] of Object.entries(got)) {
      const printed = expected[name]
      if (typeof printed !== 'number') throw new Error(`The vector prints no ${name}`)
      const decimals = String(printed).split('.')[1]?.length ?? 0
      expect(Number(value.toFixed(decimals)), name).toBe(printed)
    }
  })
})

describe('curves', () => {
  const cubic = { form: 'cubic' as const, coef: [1, 2, 3, 4], xRange: [0, 2] as [number, number], outRange: [0, 30] as [number, number] }

  it('hold their input and output in their ranges', () => {
    expect(curveAt(cubic, 1)).toBe(10)
    expect(curveAt(cubic, 9)).toBe(30)
    expect(curveAt({ ...cubic, outRange: null }, 9)).toBe(49)
    expect(curveAt(cubic, -5)).toBe(1)
  })

  it('cycle below the least part load', () => {
    const set = pack.capacityCorrection.energyPlusSets?.[0]
    if (!set) throw new Error('No curve set')
    const atLeast = curvePowerKw(set, 'cool', 30, 19, 35, 0.25)
    expect(curvePowerKw(set, 'cool', 30, 19, 35, 0.125)).toBeCloseTo(atLeast * (0.5 / (0.85 + 0.15 * 0.5)), 12)
  })
})
