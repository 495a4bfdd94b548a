import { setUnitSettings } from '../model/edits/set-unit-settings'
import type { UnitSettings } from '../model/quantity'
import { commit } from '../state/commit'
import { projectState } from '../state/project'
import { settings } from '../state/settings'

/** The user's measures from now on, and the open project's, where it may be changed. The stored numbers stay metric and untouched. */
export function chooseUnits(units: UnitSettings): void {
  settings.unitSettings = { ...units }
  const project = projectState.current
  if (project && !projectState.readOnly) commit(setUnitSettings(project, units))
}
