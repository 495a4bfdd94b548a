import type { Pack } from '../../src/contract/pack'
import type { Engine } from '../../src/engine/engine'
import { projectWiring, type WiredSystem } from '../../src/engine/wiring/project-wiring'
import type { EquipmentRules } from '../../src/model/project/equipment'
import type { Project } from '../../src/model/project/project'

/** Lines and controllers of the active systems of a project, with their findings. */
export async function allWired(project: Project, pack: Pack & EquipmentRules, engine: Engine): Promise<WiredSystem[]> {
  const active = project.systemOrder.filter((id) => project.systems[id]?.active)
  const wired: WiredSystem[] = []
  for await (const each of projectWiring(project, pack, engine, active)) wired.push(each)
  return wired
}
