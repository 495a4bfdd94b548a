import type { Device, DeviceFilter, VentilatorFilter, VentilatorList } from '../../src/contract/device'
import type { Pack } from '../../src/contract/pack'
import { unitFacts, type UnitFacts } from '../../src/engine/catalogue/unit-facts'
import { menuWord } from './menus/menu-words'

const W_PER_KW = 1_000

/** Returns the indoor units of the pack that pass a filter, in the order of the pack. */
export const indoorUnits = (pack: Pack, filter: DeviceFilter, language: string): Device[] =>
  unitFacts(pack)
    .idu.map((unit) => named(unit, menuWord('type', unit.seriesType, language) ?? pack.iduTypes[unit.seriesType]?.name ?? unit.seriesType))
    .filter(passes(filter))

export const freshAirUnits = (pack: Pack, filter: DeviceFilter): Device[] =>
  unitFacts(pack)
    .fa.map((unit) => named(unit, unit.modelName))
    .filter(passes(filter))

export const hydroUnits = (pack: Pack, filter: DeviceFilter): Device[] =>
  unitFacts(pack)
    .hdo.map((unit) => named(unit, unit.modelName))
    .filter(passes(filter))

/** Returns the air-handler kits of the pack that pass a filter. */
export const kitUnits = (pack: Pack, filter: DeviceFilter, language: string): Device[] =>
  unitFacts(pack)
    .ahu.map((unit) => named(unit, menuWord('type', unit.seriesType, language) ?? unit.modelName))
    .filter(passes(filter))

/** Returns the ventilators of the pack that pass a filter; they have no capacity. */
export const ventilatorUnits = (pack: Pack, filter: DeviceFilter, language: string): Device[] =>
  unitFacts(pack)
    .hrv.map((unit) => named(unit, menuWord('type', unit.seriesType, language) ?? unit.modelName))
    .filter(passes(filter))

const named = (unit: UnitFacts, name: string): Device => ({ ...unit, name })

/** Returns the ventilators with at least an air flow and pressure, the smallest air flow first. */
export const ventilators = (pack: Pack, filter: VentilatorFilter, language: string): VentilatorList['records'] => {
  const { text = '', minAirFlow = 0, maxAirFlow = Infinity, minPressure = 0 } = filter
  return pack.hrv.items
    .filter(({ airflowM3h, espPa }) => airflowM3h >= minAirFlow && airflowM3h <= maxAirFlow && espPa >= minPressure)
    .filter(({ id }) => id.toLowerCase().includes(text.trim().toLowerCase()))
    .sort((one, other) => one.airflowM3h - other.airflowM3h)
    .map((model) => ({
      type: 'hrv' as const,
      modelName: model.id,
      name: menuWord('type', model.type, language) ?? model.id,
      seriesType: model.type,
      airFlow: model.airflowM3h,
      pressure: model.espPa,
      powerKw: model.powerW / W_PER_KW,
      soundPressureDbA: model.soundPressureDbA,
      temperatureEfficiency: model.tempEffPct,
      enthalpyEfficiencyCooling: model.enthalpyEffCoolPct,
      enthalpyEfficiencyHeating: model.enthalpyEffHeatPct,
      hasBypass: model.bypassMode === true,
      powerSupply: model.powerSupply ?? '',
    }))
}

const passes =
  ({ type, text, minCoolCapa, maxCoolCapa, minHeatCapa, maxHeatCapa }: DeviceFilter) =>
  (device: Device): boolean =>
    (type === undefined || device.seriesType === type) &&
    (text === undefined || device.modelName.toLowerCase().includes(text.trim().toLowerCase())) &&
    isWithin(device.coolCapa, minCoolCapa, maxCoolCapa) &&
    isWithin(device.heatCapa, minHeatCapa, maxHeatCapa)

/** Returns whether a capacity lies within bounds; a unit without capacity passes only where none is asked for. */
const isWithin = (kw: number | null, least: number | undefined, most: number | undefined): boolean =>
  kw === null ? least === undefined && most === undefined : kw >= (least ?? 0) && kw <= (most ?? Infinity)
