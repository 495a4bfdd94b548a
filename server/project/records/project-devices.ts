import type { ProjectDevices } from '../../../src/contract/device/systems'
import type { Pack } from '../../../src/contract/pack'
import type { ListedModel } from '../../../src/model/project/list/listed-models'
import { orderedParts } from '../../../src/model/pack-rules/parts/ordered-parts'
import { outdoorModules } from '../../../src/model/project/outdoor-modules'
import { partWords } from '../../../src/contract/pack/part-words'
import type { Order } from './count-models'

type Device = ProjectDevices['records'][number]
type Figures = Omit<Device, 'type' | 'modelName' | 'count'>

const NOTHING: Figures = {
  seriesType: '',
  coolCapa: null,
  sensCoolCapa: null,
  heatCapa: null,
  coolingRatedpowerKw: null,
  heatingRatedpowerKw: null,
  weightKg: null,
}
const W_PER_KW = 1_000

/** Returns the models of a project with the figures of the pack; a combination counts as its modules. Panels and accessories follow with their numbers. */
export function projectDevices(pack: Pack, { models, parts }: Order): ProjectDevices {
  const figures = figuresOf(pack)
  const records = byModule(pack, models).map(({ type, model, count }) => ({
    ...{ type, modelName: model, count },
    ...(figures.get(`${type} ${model}`) ?? NOTHING),
  }))
  const accessories = orderedParts(pack, parts).map(({ id, type, count }) => ({
    id,
    type,
    num: count,
    weightKg: partWords(pack, id, 'en').weightKg,
  }))
  return { records, accessories, total: records.length, units: records.reduce((sum, { count }) => sum + count, 0) }
}

function byModule(pack: Pack, models: readonly ListedModel[]): ListedModel[] {
  const outdoor = new Map<string, number>()
  for (const { type, model, count } of models)
    if (type === 'odu') for (const id of outdoorModules(pack, [model])) outdoor.set(id, (outdoor.get(id) ?? 0) + count)
  const modules = [...outdoor].map(([model, count]) => ({ type: 'odu' as const, model, count }))
  return [...modules, ...models.filter(({ type }) => type !== 'odu')]
}

/** Returns the figures of every model of a pack, by its kind and id. */
function figuresOf(pack: Pack): ReadonlyMap<string, Figures> {
  const all = new Map<string, Figures>()
  for (const item of pack.oduModules.items)
    all.set(`odu ${item.id}`, {
      seriesType: item.series,
      ...capacities(item.coolKw, null, item.heatKw),
      coolingRatedpowerKw: item.coolPowerKw,
      heatingRatedpowerKw: item.heatPowerKw,
      weightKg: item.weightKg,
    })
  for (const item of pack.iduModels.items)
    all.set(`idu ${item.id}`, {
      seriesType: item.type,
      ...capacities(item.coolKw, item.sensibleKw, item.heatKw),
      ...powers(item.powerCoolW, item.powerHeatW),
      weightKg: item.weightKg ?? null,
    })
  for (const item of pack.freshAirUnits.items)
    all.set(`fa ${item.id}`, {
      seriesType: item.type,
      ...capacities(item.coolKw, item.sensibleKw, item.heatKw),
      ...powers(item.powerW, item.powerW),
      weightKg: null,
    })
  for (const item of pack.hydroModules.items)
    all.set(`hdo ${item.id}`, {
      seriesType: item.kind,
      ...capacities(item.coolKw, null, item.heatKw),
      ...powers(item.powerW, item.powerW),
      weightKg: null,
    })
  for (const item of pack.hrv.items) all.set(`hrv ${item.id}`, { ...NOTHING, seriesType: item.type, ...powers(item.powerW, item.powerW) })
  for (const item of pack.ahuKits.items)
    all.set(`ahu ${item.id}`, { ...NOTHING, seriesType: item.type, ...capacities(item.defaultIndex / 10, null, item.heatKw) })
  return all
}

const capacities = (coolCapa: number, sensCoolCapa: number | null, heatCapa: number) => ({ coolCapa, sensCoolCapa, heatCapa })

const powers = (coolW: number | undefined, heatW: number | undefined) => ({
  coolingRatedpowerKw: coolW === undefined ? null : coolW / W_PER_KW,
  heatingRatedpowerKw: heatW === undefined ? null : heatW / W_PER_KW,
})
