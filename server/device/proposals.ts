import type { OutdoorDemand, OutdoorProposals } from '../../src/contract/device'
import { designOf } from '../../src/contract/device/wire-design'
import type { Engine } from '../../src/engine/engine'
import { UNSIZED } from '../../src/model/project/sizing'
import type { IndoorUnit } from '../../src/model/project/project'

/** Returns the outdoor units for a demand on the wire, ranked by the same engine that the browser and the command line use. */
export async function proposeOutdoorUnits(engine: Engine, demand: OutdoorDemand): Promise<OutdoorProposals> {
  const { series, equivalentLengthM, heightM, blockCoolKw, blockHeatKw, powerType, sizingFactor } = demand
  const records = await engine.propose({
    design: designOf(demand.design),
    indoorUnits: demand.indoorUnits.map(indoorUnitOf),
    ...(series ? { series } : {}),
    ...(equivalentLengthM === undefined ? {} : { equivalentLengthM }),
    ...(heightM === undefined ? {} : { heightM }),
    ...(blockCoolKw === undefined ? {} : { blockCoolKw }),
    ...(blockHeatKw === undefined ? {} : { blockHeatKw }),
    ...(powerType === undefined ? {} : { powerHz: powerType }),
    sizing: { ...UNSIZED, ...sizingFactor },
  })
  return { records, total: records.length }
}

const indoorUnitOf = (unit: OutdoorDemand['indoorUnits'][number], index: number): IndoorUnit => ({
  id: String(index),
  type: unit.type,
  model: unit.modelName,
  name: unit.modelName,
  room: '',
  floor: '',
  count: unit.count,
  requiredCoolingKw: unit.rqdCoolCapa ?? null,
  requiredSensibleKw: null,
  requiredHeatingKw: unit.rqdHeatCapa ?? null,
  roomAreaM2: null,
  roomHeightM: null,
  extra: {},
})
