import type { Change, Op } from '../../change/change'
import { drawingSystem } from '../../drawing/draw-system'
import { findingLostWork, joinLostWork, type LostWork } from '../../drawing/lost-work'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'

/** The diagrams of all systems, as one change. */
export interface AllGenerated {
  described: Change
  /** Drawn work that the change discards, over all systems; null where nothing is lost. */
  lost: LostWork | null
}

/**
 * Generates the piping of every system from its list; a system without an outdoor unit, or without a unit that takes refrigerant, is left as it is. Units already
 * drawn keep lengths, bends and levels. Pauses; the change is valid only if the project has not changed meanwhile. `onProgress` gets the share of systems done, 0 to 1.
 */
export function* generatingAllDiagrams(
  project: Project,
  pack: EquipmentPack,
  onProgress: (share: number) => void,
): Generator<void, AllGenerated> {
  const ops: Op[] = []
  let lost: LostWork | null = null
  for (const [place, systemId] of project.systemOrder.entries()) {
    const system = project.systems[systemId]
    const after = system && (yield* drawingSystem(system, pack))
    if (system && after && after.nodeCount > 0) {
      ops.push({ table: 'diagram', systemId, before: system.diagram, after })
      if (system.diagram.nodeCount > 0) lost = joinLostWork(lost, yield* findingLostWork(system, after, pack))
    }
    onProgress((place + 1) / project.systemOrder.length)
    yield
  }
  return { described: { label: 'generateAllDiagrams', ops }, lost }
}
