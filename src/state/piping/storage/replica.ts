import type { ProjectReplica } from './write-body'
import { applyChange } from '../../../model/change/apply'
import { touchedSystems } from '../../../model/change/invert'
import { openPacked } from '../../../model/packed/open-packed'
import { packProject, packSystem } from '../../../model/packed/pack-project'
import type { PackedProject, PackedSystem } from '../../../model/packed/layout'
import type { Project } from '../../../model/project/project'
import { opsFor } from '../../../model/redrawing/kept-change'
import { nextSlice } from '../../../schedule/next-slice'

import { bodyWriter } from './write-body'

/** Opens a replica of a packed project; systems that never change are never packed again. */
export async function openReplica(packed: PackedProject): Promise<ProjectReplica> {
  const project = await openPacked(packed, nextSlice)
  const ids = Object.keys(project.systems)
  return replicaOf(project, new Map(packed.systems.map((system, place) => [ids[place] ?? '', system])))
}

export function replicaOf(project: Project, packed = new Map<string, PackedSystem>()): ProjectReplica {
  const versions = new Map<string, number>()
  const touch = (id: string): void => {
    packed.delete(id)
    versions.set(id, (versions.get(id) ?? 0) + 1)
  }
  const settleSystem = (id: string, x: Float64Array, y: Float64Array): void => {
    const diagram = project.systems[id]?.diagram
    if (diagram?.nodeCount !== x.length) return
    diagram.nodeX.set(x)
    diagram.nodeY.set(y)
    touch(id)
  }
  const writeBody = bodyWriter()
  const replica: ProjectReplica = {
    document: project,
    apply(change) {
      applyChange(project, { ops: opsFor(project, change) })
      for (const id of touchedSystems(change) ?? []) touch(id)
    },
    settle({ systemIds, nodeCounts, x, y }) {
      let at = 0
      for (const [place, id] of systemIds.entries()) {
        const end = at + (nodeCounts[place] ?? 0)
        settleSystem(id, x.subarray(at, end), y.subarray(at, end))
        at = end
      }
    },
    versionOf: (systemId) => versions.get(systemId) ?? 0,
    pack: () =>
      packProject(project, (system) => {
        const known = packed.get(system.id) ?? packSystem(system)
        packed.set(system.id, known)
        return known
      }),
    write: (as) => writeBody(replica, as),
  }
  return replica
}
