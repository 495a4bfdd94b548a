import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { sizingOf, type Sizing } from '../../model/project/sizing'
import { projectState } from '../../state/piping/project'

/** Returns the sizing factors of the open project. */
export function useSizing(): Sizing {
  const building = useSnapshot(projectState).current?.information.building
  return useMemo(() => sizingOf(building), [building])
}
