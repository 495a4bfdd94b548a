import { unitsOf } from '../../model/packed/later-units'
import type { Project } from '../../model/project/project'

/** The data that the tree shows of a system. */
export interface SystemFacts {
  id: string
  name: string
  floor: number
  level: number
  isActive: boolean
  isUnreported: boolean
  scalePercent: number
  /** Modules of the outdoor unit, '' where none is chosen. */
  models: string
  units: number
  isFrozen: boolean
}

export const USUAL_SCALE = 100

/** Returns the pixels per board unit at a system's 100 %. */
export function fullScale({ scalePercent = USUAL_SCALE }: { scalePercent?: number | undefined }): number {
  return scalePercent / USUAL_SCALE
}

/** Returns the systems of a project in their order. */
export function systemFacts(project: Project): SystemFacts[] {
  return project.systemOrder.flatMap((id) => {
    const system = project.systems[id]
    if (!system) return []
    return [
      {
        id,
        name: system.name,
        floor: system.floor,
        level: system.level,
        isActive: system.active,
        isUnreported: system.isUnreported ?? false,
        scalePercent: system.scalePercent ?? USUAL_SCALE,
        models: system.outdoorModels.join(' + '),
        units: unitsOf(system),
        isFrozen: system.frozen !== undefined,
      },
    ]
  })
}
