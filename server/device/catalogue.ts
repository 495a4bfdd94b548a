import type { Device, DeviceFilter, Menu } from '../../src/contract/device'
import type { Pack } from '../../src/contract/pack'
import { menuWord } from './menu-words'

const W_PER_KW = 1_000

/** Returns the indoor units of the pack that pass a filter, in the order of the pack. */
export const indoorUnits = (pack: Pack, filter: DeviceFilter, language: string): Device[] =>
  pack.iduModels.items
    .map((model) => ({
      type: 'idu' as const,
      modelName: model.id,
      name: menuWord('type', model.type, language) ?? pack.iduTypes[model.type]?.name ?? model.type,
      seriesType: model.type,
      coolCapa: model.coolKw,
      heatCapa: model.heatKw,
      sensCoolCapa: model.sensibleKw,
      capacityIndex: model.capacityIndex,
      coolingRatedpowerKw: inKw(model.powerCoolW),
      heatingRatedpowerKw: inKw(model.powerHeatW),
    }))
    .filter(passes(filter))

export const freshAirUnits = (pack: Pack, filter: DeviceFilter): Device[] =>
  pack.freshAirUnits.items
    .map((model) => ({
      type: 'fa' as const,
      modelName: model.id,
      name: model.id,
      seriesType: model.type,
      coolCapa: model.coolKw,
      heatCapa: model.heatKw,
      sensCoolCapa: model.sensibleKw,
      capacityIndex: model.capacityIndex,
      coolingRatedpowerKw: inKw(model.powerW),
      heatingRatedpowerKw: inKw(model.powerW),
    }))
    .filter(passes(filter))

export const hydroUnits = (pack: Pack, filter: DeviceFilter): Device[] =>
  pack.hydroModules.items
    .map((model) => ({
      type: 'hdo' as const,
      modelName: model.id,
      name: model.id,
      seriesType: model.kind,
      coolCapa: model.coolKw,
      heatCapa: model.heatKw,
      sensCoolCapa: null,
      capacityIndex: model.capacityIndex,
      coolingRatedpowerKw: inKw(model.powerW),
      heatingRatedpowerKw: inKw(model.powerW),
    }))
    .filter(passes(filter))

/** Returns the types of indoor units with the number of their models, in the language of an interface code. */
export const indoorMenu = (pack: Pack, language: string): Menu => ({
  items: Object.entries(pack.iduTypes)
    .map(([value, { name }]) => ({
      value,
      label: menuWord('type', value, language) ?? name,
      count: pack.iduModels.items.filter((model) => model.type === value).length,
    }))
    .filter(({ count }) => count > 0),
})

/** Returns the series of outdoor units with the numbers of their modules and combinations, in the language of an interface code. */
export const outdoorMenu = (pack: Pack, language: string): Menu => ({
  items: pack.series.map(({ id, name }) => ({
    value: id,
    label: menuWord('series', id, language) ?? name,
    count: [...pack.oduModules.items, ...pack.oduCombinations.items].filter((model) => model.series === id).length,
  })),
})

const inKw = (watts: number | undefined): number | null => (watts === undefined ? null : watts / W_PER_KW)

const passes =
  ({ type, text, minCoolCapa, maxCoolCapa, minHeatCapa, maxHeatCapa }: DeviceFilter) =>
  (device: Device): boolean =>
    (type === undefined || device.seriesType === type) &&
    (text === undefined || device.modelName.toLowerCase().includes(text.trim().toLowerCase())) &&
    device.coolCapa >= (minCoolCapa ?? 0) &&
    device.coolCapa <= (maxCoolCapa ?? Infinity) &&
    device.heatCapa >= (minHeatCapa ?? 0) &&
    device.heatCapa <= (maxHeatCapa ?? Infinity)
