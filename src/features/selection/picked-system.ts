import { useSnapshot } from 'valtio'
import type { Snapshot } from 'valtio'
import type { System } from '../../model/project/project'
import { projectState } from '../../state/piping/project'
import { workplace } from '../../state/page/workplace'

export type SystemView = Snapshot<System>

/** Returns the system picked in the list, else the first; null in a project without systems. */
export function usePickedSystem(): SystemView | null {
  const { current } = useSnapshot(projectState)
  const { systemId } = useSnapshot(workplace)
  if (!current) return null
  const picked = systemId === null ? undefined : current.systems[systemId]
  return picked ?? current.systems[current.systemOrder[0] ?? ''] ?? null
}
