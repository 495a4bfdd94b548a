import type { Pack } from '../../contract/pack'
import { newSystem } from '../../model/project/defaults'
import { createDiagram } from '../../model/diagram/diagram-rows'
import type { Engine } from '../engine'
import type { InspectContext } from '../encode/encode-design'
import type { SystemResult } from './system-result'

/** Delivered capacities as shares of the nominal ones, 1 for all of it. */
export interface DeliveredShares {
  cooling: number
  heating: number
}

/** Length of the pipe to a unit before anything is drawn, m: to the first joint, and from there at the default length. */
const UNDRAWN_M = 10 + 3

/**
 * Returns the share that units deliver at design conditions while the outdoor unit has enough capacity. The core calculates it for one unit that
 * loads the outdoor unit, behind a pipe as long as the system's farthest way, or of the usual length before anything is drawn. The outdoor unit is
 * the chosen one, else the first of the pack. Returns null where the core calculates nothing.
 */
export async function deliveredShares(
  engine: Pick<Engine, 'inspect'>,
  pack: Pack,
  context: InspectContext,
  outdoorModels: readonly string[],
  drawn: SystemResult['outdoor'],
): Promise<DeliveredShares | null> {
  const models = outdoorModels.length > 0 ? [...outdoorModels] : pack.oduModules.items.slice(0, 1).map(({ id }) => id)
  const unit = largestUnit(pack, models)
  if (!unit || models.length === 0) return null
  const diagram = createDiagram(
    [
      { id: 'outdoor', shape: 'odu1', kind: 'outdoor', x: 0, y: 0, data: { models, outdoorType: 'HP' } },
      { id: 'unit', shape: 'idu1', kind: 'indoor', x: 0, y: 0, data: { model: unit.id, heightM: drawn ? -drawn.heightOduIduM : 0 } },
    ],
    [{ id: 'pipe', kind: 'generic', source: 'outdoor', target: 'unit', sourcePort: 0, lengthM: drawn?.farthestEquivalentM ?? UNDRAWN_M }],
  )
  const { outdoor, deliveredCoolingKw, deliveredHeatingKw } = await engine.inspect(newSystem({ outdoorModels: models, diagram }), context)
  const cooling = (deliveredCoolingKw[1] ?? NaN) / unit.coolKw
  const heating = (deliveredHeatingKw[1] ?? NaN) / unit.heatKw
  return outdoor && cooling > 0 && heating > 0 ? { cooling, heating } : null
}

/** Returns the largest unit that loads these modules by no more than 100 %, because long pipes cost less at part load. */
function largestUnit(pack: Pack, models: readonly string[]) {
  const outdoor = [...pack.oduModules.items, ...pack.oduCombinations.items]
  const nominalKw = models.reduce((sum, model) => sum + (outdoor.find(({ id }) => id === model)?.coolKw ?? 0), 0)
  return pack.iduModels.items
    .filter(({ coolKw, heatKw }) => coolKw > 0 && heatKw > 0 && coolKw <= nominalKw)
    .toSorted((one, other) => other.coolKw - one.coolKw)[0]
}
