import { applyChange } from '../../../model/change/apply'
import { touchedSystems } from '../../../model/change/invert'
import { openPacked } from '../../../model/packed/open-packed'
import { packProject, packSystem } from '../../../model/packed/pack-project'
import type { PackedProject, PackedSystem } from '../../../model/packed/layout'
import type { Project } from '../../../model/project/project'
import { opsFor } from '../../../model/redrawing/kept-change'
import type { KeptChange } from '../../../model/redrawing/kept-change'
import { nextSlice } from '../../../schedule/next-slice'

/** A project that follows the page's own by its changes, so that it can be saved and kept without the page having to hand it over. */
export interface Replica {
  project: Project
  apply: (change: KeptChange) => void
  /** Takes over positions that the page has arranged. */
  settle: (systemId: string, x: Float64Array, y: Float64Array) => void
  /** Grows with every change of a system; what was written of it for one version holds as long as that version. */
  versionOf: (systemId: string) => number
  pack: () => ArrayBuffer
}

/** A replica of a project that was packed; systems that nobody changes are never packed again. */
export async function openReplica(packed: PackedProject): Promise<Replica> {
  const project = await openPacked(packed, nextSlice)
  const ids = Object.keys(project.systems)
  return replicaOf(project, new Map(packed.systems.map((system, place) => [ids[place] ?? '', system])))
}

export function replicaOf(project: Project, packed = new Map<string, PackedSystem>()): Replica {
  const versions = new Map<string, number>()
  const touch = (id: string): void => {
    packed.delete(id)
    versions.set(id, (versions.get(id) ?? 0) + 1)
  }
  return {
    project,
    apply(change) {
      applyChange(project, { ops: opsFor(project, change) })
      for (const id of touchedSystems(change) ?? []) touch(id)
    },
    settle(systemId, x, y) {
      const diagram = project.systems[systemId]?.diagram
      if (diagram?.nodeCount !== x.length) return
      diagram.nodeX.set(x)
      diagram.nodeY.set(y)
      touch(systemId)
    },
    versionOf: (systemId) => versions.get(systemId) ?? 0,
    pack: () =>
      packProject(project, (system) => {
        const known = packed.get(system.id) ?? packSystem(system)
        packed.set(system.id, known)
        return known
      }),
  }
}
