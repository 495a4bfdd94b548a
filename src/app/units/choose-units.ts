import { setUnitSettings } from '../../model/edits/set-unit-settings'
import { QUANTITIES, type Quantity, type UnitSettings } from '../../model/quantity'
import { commit } from '../../state/commit'
import { projectState } from '../../state/project'
import { settings } from '../../state/settings'

const NAMES = Object.keys(QUANTITIES) as Quantity[]

/** The user's measures from now on, and the open project's, where it may be changed. The stored numbers stay metric and untouched. */
export function chooseUnits(units: UnitSettings): void {
  const project = projectState.current
  const shown = project?.unitSettings ?? settings.unitSettings
  const changed = NAMES.filter((name) => shown[name] !== units[name])
  settings.previousUnitSettings = { ...settings.previousUnitSettings, ...Object.fromEntries(changed.map((name) => [name, shown[name]])) }
  settings.unitSettings = { ...units }
  if (project && !projectState.readOnly) commit(setUnitSettings(project, units))
}
