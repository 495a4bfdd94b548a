import type { Pack } from '../../contract/pack'
import type { ItemResults } from '../../contract/wire/result-fields'
import { nominalCapacity } from '../../model/pack-rules/nominal-capacity'
import { outdoorSeries, type EquipmentRules } from '../../model/project/equipment'
import type { IndoorUnit, System } from '../../model/project/project'
import type { AdjustedUnit } from '../adjust/adjusted-unit'
import { adjustmentOutput } from '../adjust/adjustment-output'
import { factsOf } from '../catalogue/unit-facts'

/**
 * Returns the result fields of a list item: what one of its units delivers at the design (`ATC`, `ASC`, `AHC`, in full in `IDUOutput`), and what the pack says of its
 * model. kW; null for a unit without refrigerant, and where the pack has no such figure.
 */
export function itemCopies(item: IndoorUnit, system: System, unit: AdjustedUnit | undefined, pack: Pack & EquipmentRules): ItemResults {
  const facts = factsOf(pack, item.model)
  const nominal = item.type === 'hrv' ? { coolKw: null, heatKw: null } : nominalCapacity(item, pack)
  return {
    ATC: unit?.delivered.coolKw ?? null,
    // A model without a sensible figure delivers 0, which is no capacity.
    ASC: unit && facts?.sensCoolCapa ? unit.delivered.sensibleKw : null,
    AHC: unit?.delivered.heatKw ?? null,
    IDUOutput: unit
      ? { ...adjustmentOutput(unit), IDUModel: item.model, IDUName: item.name, IDUType: facts?.seriesType ?? '', deviceName: item.name }
      : null,
    series: outdoorSeries(pack, system.outdoorModels)?.id ?? '',
    seriesType: facts?.seriesType ?? '',
    coolCapa: nominal.coolKw,
    heatCapa: nominal.heatKw,
    sensCoolCapa: facts?.sensCoolCapa ?? null,
    coolingRatedpowerKw: facts?.coolingRatedpowerKw ?? null,
    heatingRatedpowerKw: facts?.heatingRatedpowerKw ?? null,
    indoorCode: item.model,
  }
}
