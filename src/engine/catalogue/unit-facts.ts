import type { Device } from '../../contract/device'
import type { Pack } from '../../contract/pack'
import type { IndoorUnitType } from '../../model/project/project'

const W_PER_KW = 1_000
const INDEX_PER_KW = 10

/** Figures of one model of a unit in a rule pack, in the fields of the wire and without a name: kW, capacity index (10 = 1 kW); null where the pack has none. */
export type UnitFacts = Omit<Device, 'name'>

const listsByPack = new WeakMap<Pack, Readonly<Record<IndoorUnitType, readonly UnitFacts[]>>>()
const factsByPack = new WeakMap<Pack, ReadonlyMap<string, UnitFacts>>()

/** Returns the units of a pack by kind, each kind in the order of the pack. */
export function unitFacts(pack: Pack): Readonly<Record<IndoorUnitType, readonly UnitFacts[]>> {
  const known = listsByPack.get(pack)
  if (known) return known
  const lists = { idu: indoorUnits(pack), fa: freshAirUnits(pack), hdo: hydroUnits(pack), ahu: kits(pack), hrv: ventilators(pack) }
  listsByPack.set(pack, lists)
  return lists
}

/** Returns what a pack says of a model; undefined where it has none. */
export function factsOf(pack: Pack, model: string): UnitFacts | undefined {
  const known =
    factsByPack.get(pack) ?? new Map(Object.values(unitFacts(pack)).flatMap((list) => list.map((unit) => [unit.modelName, unit])))
  factsByPack.set(pack, known)
  return known.get(model)
}

/** Figures that most lists of a pack name alike. */
interface Listed {
  id: string
  coolKw: number
  heatKw: number
  sensibleKw?: number
  capacityIndex: number
}

function factsOfListed(
  type: IndoorUnitType,
  model: Listed,
  seriesType: string,
  coolingW: number | undefined,
  heatingW: number | undefined,
): UnitFacts {
  return {
    type,
    modelName: model.id,
    seriesType,
    coolCapa: model.coolKw,
    heatCapa: model.heatKw,
    sensCoolCapa: model.sensibleKw ?? null,
    capacityIndex: model.capacityIndex,
    coolingRatedpowerKw: inKw(coolingW),
    heatingRatedpowerKw: inKw(heatingW),
  }
}

const indoorUnits = (pack: Pack): UnitFacts[] =>
  pack.iduModels.items.map((model) => factsOfListed('idu', model, model.type, model.powerCoolW, model.powerHeatW))

const freshAirUnits = (pack: Pack): UnitFacts[] =>
  pack.freshAirUnits.items.map((model) => factsOfListed('fa', model, model.type, model.powerW, model.powerW))

const hydroUnits = (pack: Pack): UnitFacts[] =>
  pack.hydroModules.items.map(({ id, kind, coolKw, heatKw, capacityIndex, powerW }) =>
    factsOfListed('hdo', { id, coolKw, heatKw, capacityIndex }, kind, powerW, powerW),
  )

const kits = (pack: Pack): UnitFacts[] =>
  pack.ahuKits.items.map((model) => ({
    type: 'ahu',
    modelName: model.id,
    seriesType: model.type,
    coolCapa: model.defaultIndex / INDEX_PER_KW,
    heatCapa: model.heatKw,
    sensCoolCapa: null,
    capacityIndex: model.defaultIndex,
    coolingRatedpowerKw: null,
    heatingRatedpowerKw: null,
  }))

/** Ventilators carry no refrigerant and have no capacity. */
const ventilators = (pack: Pack): UnitFacts[] =>
  pack.hrv.items.map((model) => ({
    type: 'hrv',
    modelName: model.id,
    seriesType: model.type,
    coolCapa: null,
    heatCapa: null,
    sensCoolCapa: null,
    capacityIndex: 0,
    coolingRatedpowerKw: inKw(model.powerW),
    heatingRatedpowerKw: inKw(model.powerW),
  }))

const inKw = (watts: number | undefined): number | null => (watts === undefined ? null : watts / W_PER_KW)
