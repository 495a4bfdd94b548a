import type { AdjustBody, AdjustedList, ManualOutdoor } from '../../../src/contract/device/adjusting'
import { designOf } from '../../../src/contract/device/wire-design'
import { InputError } from '../../../src/contract/input-error'
import type { Pack } from '../../../src/contract/pack'
import { readIndoorList } from '../../../src/contract/wire/system/indoor-list'
import { knownModels } from '../../../src/contract/wire/known-models'
import { amountIn, type JsonRecord } from '../../../src/contract/wire/read-value'
import type { AdjustDemand, AdjustedSystem, UnitWay } from '../../../src/engine/adjust/adjusted-unit'
import { adjustmentOutput } from '../../../src/engine/adjust/adjustment-output'
import type { Engine } from '../../../src/engine/engine'
import { hasSeriesRule } from '../../../src/model/pack-rules/special-codes'
import { outdoorModules } from '../../../src/model/project/outdoor-modules'
import type { IndoorUnit } from '../../../src/model/project/project'
import { combinationOf, maxRatioOf } from '../max-ratio'

/** Kinds of units that have a call each; hydro units also by the code of their series. */
type AdjustedKind = 'indoor' | 'hydro' | 'freshAir'

/** Reads the list of a call as a saved project's, with the ways of its items. Throws InputError with the place of the first wrong value. */
function demandOf(pack: Pack, library: string, body: AdjustBody): AdjustDemand {
  const { oduModels = [], ODUType, defaultPipingLength } = body
  const known = knownModels(pack)
  const unknown = oduModels.findIndex((model) => known(model) !== 'outdoor')
  if (unknown >= 0) throw new InputError(`$.oduModels[${unknown}]`, 'an outdoor model of the rule pack')
  const indoorUnits = readIndoorList(body, { known, isCheckOnly: false }, () => '$')
  return {
    design: designOf(body.design),
    indoorUnits,
    outdoorModels: oduModels,
    ways: new Map(indoorUnits.map(({ id }, row) => [id, wayOf(body.inDoorList[row] ?? {}, row)])),
    library,
    ...(ODUType === undefined ? {} : { outdoorType: ODUType }),
    ...(defaultPipingLength === undefined ? {} : { defaultLengthM: defaultPipingLength }),
  }
}

function wayOf(item: JsonRecord, row: number): UnitWay {
  const metres = (field: string): number | undefined => amountIn(item, field, () => `$.inDoorList[${row}]`)
  const [disToFirstJointM, gasLengthM, liquidLengthM] = [
    metres('disToFJ'),
    metres('ActualPipeLength_GAS'),
    metres('ActualPipeLength_LIQUID'),
  ]
  return {
    ...(disToFirstJointM === undefined ? {} : { disToFirstJointM }),
    ...(gasLengthM === undefined ? {} : { gasLengthM }),
    ...(liquidLengthM === undefined ? {} : { liquidLengthM }),
  }
}

/** Returns what the units of one kind deliver in the system of the whole list. */
export async function adjustedList(
  engine: Engine,
  pack: Pack,
  kind: AdjustedKind,
  library: string,
  body: AdjustBody,
): Promise<AdjustedList> {
  const demand = demandOf(pack, library, body)
  const { units, system } = await engine.adjust(demand)
  const wanted = new Set(demand.indoorUnits.filter((unit) => kindOf(pack, unit) === kind).map(({ id }) => id))
  const records = units.filter(({ itemId }) => wanted.has(itemId)).map(adjustmentOutput)
  return { records, total: records.length, system: system && { ...ratiosOf(system), isSupposed: system.isSupposed } }
}

function kindOf(pack: Pack, { type, seriesCode }: IndoorUnit): AdjustedKind {
  if (type === 'fa') return 'freshAir'
  return type === 'hdo' || hasSeriesRule(pack, 'hydroKits', seriesCode) ? 'hydro' : 'indoor'
}

/** Returns modules chosen by hand against a list. Throws InputError for models that the pack does not have, and for a list without refrigerant. */
export async function manualOutdoor(
  engine: Engine,
  pack: Pack,
  library: string,
  body: AdjustBody & { oduModels: string[] },
): Promise<ManualOutdoor> {
  const demand = demandOf(pack, library, body)
  const ratio = maxRatioOf(pack, body.oduModels)
  const { system } = await engine.adjust(demand)
  if (!ratio || !system) throw new InputError('$.inDoorList', 'at least one unit with refrigerant')
  const modules = outdoorModules(pack, body.oduModels)
  return {
    ...ratiosOf(system),
    ...ratio,
    oduModels: modules,
    isListed: modules.length === 1 || combinationOf(pack, modules) !== undefined,
    maxUnitCount: system.maxUnitCount,
  }
}

const ratiosOf = (system: AdjustedSystem) => ({
  ratedCR: system.ratedCrPct,
  actualCR: system.actualCrPct,
  nominalCoolCapa: system.outdoorNominalCoolKw,
  nominalHeatCapa: system.outdoorNominalHeatKw,
  coolCapa: system.outdoorCoolKw,
  heatCapa: system.outdoorHeatKw,
  indoorNominalCoolCapa: system.nominal.coolKw,
  indoorNominalHeatCapa: system.nominal.heatKw,
  adjusttotalcooling: system.delivered.coolKw,
  adjusttotalheating: system.delivered.heatKw,
  unitCount: system.unitCount,
})
