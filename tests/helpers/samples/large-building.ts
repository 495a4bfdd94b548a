import { applyChange } from '../../../src/model/change/apply'
import { addSystem } from '../../../src/model/edits/systems/add-system'
import type { EquipmentPack } from '../../../src/model/project/equipment'
import type { Project } from '../../../src/model/project/project'
import { addListedSystem } from './listed-system'

const MODELS = ['DL-045', 'WM-028', 'WM-022', 'C1-036', 'DL-045'] as const
const UNITS = 15

/** Adds as many systems of fifteen drawn units; all are drawn as the first. */
export function addLargeBuilding(project: Project, pack: EquipmentPack, systems: number): void {
  const id = 'large-1'
  const lines = Array.from({ length: UNITS }, (_, place) => ({
    model: MODELS[place % MODELS.length] ?? MODELS[0],
    room: `Office ${place + 1}`,
    floor: String(1 + (place % 4)),
    requiredCoolingKw: 2,
  }))
  addListedSystem(project, pack, { id, name: 'System 1', level: 1, outdoorModels: ['X4P-16'], lines })
  const first = project.systems[id]
  if (!first) return
  for (let number = 2; number <= systems; number++) {
    const copy = { id: `large-${number}`, name: `System ${number}` }
    applyChange(project, addSystem(project, { ...copy, floor: 0, level: 1 }))
    project.systems[copy.id] = { ...structuredClone(first), ...copy }
  }
}
