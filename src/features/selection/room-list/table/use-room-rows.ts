import { useMemo, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { Pack } from '../../../../contract/pack'
import { results } from '../../../../state/core/results'
import { currentProject, projectState } from '../../../../state/piping/project'
import { roomRows, type RoomRow } from './room-rows'

const follow = (onChange: () => void): (() => void) => subscribeKey(results, 'bySystem', onChange)
const NONE: readonly RoomRow[] = []

/** Returns the rooms of the open project; made anew with each edit and each answer of the core. */
export function useRoomRows(pack: Pack | null): readonly RoomRow[] {
  const { revision, current } = useSnapshot(projectState)
  const bySystem = useSyncExternalStore(follow, () => results.bySystem)
  const id = current?.id
  return useMemo(() => {
    // The revision and the project say that there is something new to read.
    const project = id === undefined || revision < 0 ? null : currentProject()
    return project && pack ? roomRows(project, bySystem, pack) : NONE
  }, [id, revision, bySystem, pack])
}
