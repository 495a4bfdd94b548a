import type { Device, IndoorFilter } from '../../../src/contract/device'
import type { IndoorItems } from '../../../src/contract/device/adjusting'
import { designOf } from '../../../src/contract/device/wire-design'
import type { Pack } from '../../../src/contract/pack'
import { writeAirHandler } from '../../../src/contract/wire/system/air-handler'
import type { AdjustedUnit } from '../../../src/engine/adjust/adjusted-unit'
import { adjustmentOutput } from '../../../src/engine/adjust/adjustment-output'
import type { Engine } from '../../../src/engine/engine'
import { addressesOf } from '../../../src/model/pack-rules/unit-addresses'
import { newIndoorUnit } from '../../../src/model/project/defaults'

/** Returns units of the catalogue as items of a list that stand in no system yet, with what each delivers at the design. */
export async function indoorItems(engine: Engine, pack: Pack, devices: readonly Device[], filter: IndoorFilter): Promise<IndoorItems> {
  const indoorUnits = devices.map(({ type, modelName }) => newIndoorUnit({ id: modelName, type, model: modelName }))
  const { units } = await engine.adjust({ design: designOf(filter.design), indoorUnits, outdoorModels: [] })
  const adjusted = new Map(units.map((unit) => [unit.itemId, unit]))
  const factors = countFactors(pack)
  const records = devices.map((device) => itemOf(pack, device, adjusted.get(device.modelName), factors, filter.series ?? ''))
  return { records, total: records.length }
}

function itemOf(
  pack: Pack,
  device: Device,
  unit: AdjustedUnit | undefined,
  factors: ReadonlyMap<string, number | undefined>,
  series: string,
): IndoorItems['records'][number] {
  return {
    ...device,
    indoorCode: device.modelName,
    series,
    ATC: unit?.delivered.coolKw ?? null,
    ASC: unit && device.sensCoolCapa ? unit.delivered.sensibleKw : null,
    AHC: unit?.delivered.heatKw ?? null,
    deviceName: '',
    iduCount: device.type === 'hrv' ? 0 : addressesOf(pack, factors.get(device.modelName), device.coolCapa ?? 0, false),
    count: 1,
    IDUOutput: unit ? adjustmentOutput(unit) : null,
    ahuData: device.type === 'ahu' ? oneKit(device.modelName) : null,
    rqdCoolCapa: null,
    rqdHeatCapa: null,
    voidInternalUnit: false,
    url: '',
  }
}

/** Returns the data of an air handler of one coil with one kit of a model. */
function oneKit(model: string) {
  const choice = { id: '', model, kits: 1, ports: 1, coolingKw: [], heatingKw: [], extra: {} }
  return writeAirHandler({ name: '', coils: 1, choices: [choice], extra: {} })
}

function countFactors(pack: Pack): Map<string, number | undefined> {
  const lists = [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits]
  return new Map(lists.flatMap(({ items }) => items.map(({ id, countFactor }) => [id, countFactor] as const)))
}
