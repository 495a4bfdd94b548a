import type { CreatedSystem, NewSystemBody } from '../../../src/contract/device/systems'
import type { Pack } from '../../../src/contract/pack'
import { writeSystem } from '../../../src/contract/wire/system/outdoor-system'
import { nextSystemName } from '../../../src/model/edits/systems/system-name'
import { isMadeFor } from '../../../src/model/pack-rules/series/frequency'
import { modeOfModels } from '../../../src/model/pack-rules/mode'
import { modeOfSeries } from '../../../src/model/pack-rules/series/series-units'
import type { EquipmentPack } from '../../../src/model/project/equipment'
import { newProject, newSystem } from '../../../src/model/project/defaults'

/** Frequency of the power supply where none is given, Hz. */
const USUAL_HZ = 50
/** Metres to the first joint where the pack gives none. */
const USUAL_DISTANCE_M = 10

/** Returns a new outdoor system with the next name, and the defaults of the caller's library, the mode and the frequency. */
export function createdSystem(pack: Pack & EquipmentPack, library: string, body: NewSystemBody): CreatedSystem {
  const { names = [], ODUType: mode = 'HP', powerType = USUAL_HZ } = body
  const others = names.map((name) => newSystem({ name }))
  const project = newProject({
    systems: Object.fromEntries(others.map((system) => [system.id, system])),
    systemOrder: others.map(({ id }) => id),
  })
  return {
    system: writeSystem(newSystem({ name: nextSystemName(project) })),
    ODUType: mode === 'HR' ? 'HR' : modeOfModels([], { ...pack, library }),
    powerType,
    defaultPipingLength: pack.limits.defaultPipeM,
    disToFJ: pack.limits.defaultDistanceToJointM ?? USUAL_DISTANCE_M,
    series: pack.series.map(({ id }) => id).filter((id) => modeOfSeries(pack, id) === mode && hasMachines(pack, id, powerType)),
  }
}

function hasMachines(pack: Pack, seriesId: string, hz: number): boolean {
  return pack.oduModules.items.some((module) => module.series === seriesId && isMadeFor(module, hz))
}
