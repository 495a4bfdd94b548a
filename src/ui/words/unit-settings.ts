import { useSyncExternalStore } from 'react'
import { subscribe } from 'valtio'
import type { UnitSettings } from '../../model/project/quantity'
import { projectState } from '../../state/piping/project'
import { settings } from '../../state/page/settings'

function current(): UnitSettings {
  return projectState.current?.unitSettings ?? settings.unitSettings
}

function watch(changed: () => void): () => void {
  const stops = [subscribe(projectState, changed), subscribe(settings, changed)]
  return () => stops.forEach((stop) => stop())
}

/** Returns the measures shown to the user: the open project's, else the user's own. */
export function useUnitSettings(): UnitSettings {
  return useSyncExternalStore(watch, current)
}
