import type { Place } from './graph'
import { downstream, isUnit } from './graph'
import type { BoxRow, CombinationRow, ModuleRow, PackTables, ProfileRow } from './pack-tables'
import { lastOf } from './table'

/** A unit below the outdoor unit with the pack's numbers. Capacities in kW; `index` is the pack's integer capacity index (10 = 1 kW). */
export interface UnitEquipment {
  coolingKw: number
  heatingKw: number
  sensibleKw: number
  /** High fan speed in m³/h, where the sensible capacity may be moved to another dry bulb. */
  airflowM3h: number | null
  index: number
  countFactor: number
}

/** Section 4.4 "capacity": a node's own capacity where given, else the pack's; sums use the pack's index. */
export function unitEquipment(place: Place, pack: PackTables): UnitEquipment {
  place.unit ??= lookUp(place, pack)
  return place.unit
}

function lookUp(place: Place, pack: PackTables): UnitEquipment {
  const { model, coolingKw } = place.data
  const listed = unitModels(pack).get(model ?? '')
  if (!listed) return { ...NOTHING, coolingKw: coolingKw ?? 0, index: Math.round((coolingKw ?? 0) * 10) }
  return coolingKw === undefined ? listed : { ...listed, coolingKw }
}

const NOTHING: UnitEquipment = { coolingKw: 0, heatingKw: 0, sensibleKw: 0, airflowM3h: null, index: 0, countFactor: 1 }
const modelsOfPack = new WeakMap<PackTables, Map<string, UnitEquipment>>()

export function unitModels(pack: PackTables): Map<string, UnitEquipment> {
  const known = modelsOfPack.get(pack)
  if (known) return known
  const models = new Map<string, UnitEquipment>()
  for (const row of pack.iduModels.items) models.set(row.id, { ...ofRow(row), sensibleKw: row.sensibleKw, airflowM3h: row.airflowM3h.high })
  for (const row of pack.freshAirUnits.items) models.set(row.id, { ...ofRow(row), sensibleKw: row.sensibleKw })
  for (const row of pack.hydroModules.items) models.set(row.id, ofRow(row))
  for (const row of pack.ahuKits.items)
    models.set(row.id, ofRow({ ...row, coolKw: row.defaultIndex / 10, capacityIndex: row.defaultIndex }))
  modelsOfPack.set(pack, models)
  return models
}

function ofRow(row: { coolKw: number; heatKw: number; capacityIndex: number; countFactor: number }): UnitEquipment {
  return { ...NOTHING, coolingKw: row.coolKw, heatingKw: row.heatKw, index: row.capacityIndex, countFactor: row.countFactor }
}

/** Own capacity index of a node; 0 for what is no unit. */
export function ownIndex(place: Place, pack: PackTables): number {
  return isUnit(place) ? unitEquipment(place, pack).index : 0
}

/** The pack's box that a node draws: its model, else of those that may stand there the smallest with enough ports that carries the load. */
export function boxEquipment(place: Place, pack: PackTables): BoxRow {
  place.boxRow ??= boxOf(place, pack)
  return place.boxRow
}

function boxOf(place: Place, pack: PackTables): BoxRow {
  const named = pack.msBoxes.items.find((box) => box.id === place.data.model)
  if (named) return named
  const allowed = pack.msBoxes.items.filter(
    (box) => (place.data.jointType !== 'MS-MAIN' || box.canBeMain) && (place.data.jointType !== 'MS-SUB' || box.canBeSub),
  )
  const wide = allowed.filter((box) => box.ports >= (place.data.ports ?? 0))
  return wide.find((box) => downstreamIndex(place, pack) <= box.totalCapacityKw * 10) ?? strongest(wide.length > 0 ? wide : allowed)
}

function strongest(boxes: readonly BoxRow[]): BoxRow {
  return boxes.reduce((best, box) => (box.totalCapacityKw > best.totalCapacityKw ? box : best), lastOf(boxes.slice(0, 1)))
}

function downstreamIndex(place: Place, pack: PackTables): number {
  return [place, ...downstream(place)].reduce((total, one) => total + ownIndex(one, pack), 0)
}

/** Section 4.4 "a box's ports". */
export function boxPorts(place: Place, pack: PackTables): number {
  return place.data.ports ?? pack.msBoxes.items.find((box) => box.id === place.data.model)?.ports ?? 0
}

/** Capacity limit L of section 4.1 at a box. */
export function portLimitKw(box: Place | null, pack: PackTables): number {
  if (!box) return pack.msBoxes.items[0]?.portCapacityKw ?? NaN
  return box.data.portCapacityKw ?? boxEquipment(box, pack).portCapacityKw
}

/** The chosen outdoor modules as one machine. */
export interface OutdoorEquipment {
  modules: ModuleRow[]
  /** Id of the listed combination of these modules. */
  combinationId: string | undefined
  hp: number
  coolKw: number
  heatKw: number
  coolPowerKw: number
  heatPowerKw: number
  maxIdu: number
  factoryChargeKg: number
  extraChargeKg: number
  minCrPct: number
  maxCrPct: number
  maxCrSpecialPct: number
  series: PackTables['series'][number]
  profile: ProfileRow
  isMini: boolean
}

/** Section 4.4 "modules that are no listed combination"; null where no module of the pack is chosen. */
export function outdoorEquipment(place: Place, pack: PackTables): OutdoorEquipment | null {
  const modules = (place.data.models ?? []).flatMap((id) => {
    const combination = pack.oduCombinations.items.find((row) => row.id === id)
    const ids = combination ? combination.moduleIds : [id]
    return ids.flatMap((moduleId) => pack.oduModules.items.find((row) => row.id === moduleId) ?? [])
  })
  const first = modules[0]
  const series = pack.series.find((row) => row.id === first?.series)
  if (!first || !series) return null
  const combination = listedCombination(modules, pack)
  const sum = (of: (row: ModuleRow) => number) => modules.reduce((total, row) => total + of(row), 0)
  const hp = combination?.hp ?? sum((row) => row.hp)
  const profiles = pack.limits.profiles.filter((row) => row.series.includes(series.id))
  const profile = profiles.find((row) => !row.hp || (hp >= (row.hp[0] ?? 0) && hp <= (row.hp[1] ?? 0))) ?? profiles[0]
  if (!profile) return null
  return {
    modules,
    combinationId: combination?.id,
    hp,
    series,
    profile,
    isMini: profile.id.startsWith('MINI'),
    coolKw: combination?.coolKw ?? sum((row) => row.coolKw),
    heatKw: combination?.heatKw ?? sum((row) => row.heatKw),
    coolPowerKw: combination?.coolPowerKw ?? sum((row) => row.coolPowerKw),
    heatPowerKw: combination?.heatPowerKw ?? sum((row) => row.heatPowerKw),
    maxIdu:
      combination?.maxIdu ??
      Math.min(
        64,
        sum((row) => row.maxIdu),
      ),
    factoryChargeKg: combination?.factoryChargeKg ?? sum((row) => row.factoryChargeKg),
    extraChargeKg: combination?.extraChargeKg ?? (modules.length > 1 ? sum((row) => row.multiModuleExtraChargeKg) : 0),
    ...ratioWindow(modules, combination, pack),
  }
}

function listedCombination(modules: readonly ModuleRow[], pack: PackTables): CombinationRow | undefined {
  const key = (ids: readonly string[]) => [...ids].sort().join('+')
  return pack.oduCombinations.items.find((row) => key(row.moduleIds) === key(modules.map((module) => module.id)))
}

/** Section 4.4 "ratio": the model's own special maximum before the general one, which goes by the number of modules. */
function ratioWindow(modules: readonly ModuleRow[], combination: CombinationRow | undefined, pack: PackTables) {
  const { minPct, maxPct, extendedMaxPct } = pack.connectionRatio
  const own = combination ?? (modules.length === 1 ? modules[0] : undefined)
  const general = modules.length === 1 ? extendedMaxPct.single : modules.length === 2 ? extendedMaxPct.two : extendedMaxPct.threeOrFour
  return {
    minCrPct: modules.length === 1 ? (modules[0]?.minCrPct ?? minPct) : minPct,
    maxCrPct: own?.maxCrPct ?? maxPct,
    maxCrSpecialPct: own?.maxCrSpecialPct ?? general,
  }
}
