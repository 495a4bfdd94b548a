import { setUnitSettings } from '../../model/edits/list/set-unit-settings'
import { QUANTITIES, type Quantity, type UnitSettings } from '../../model/project/quantity'
import { commit } from '../../state/piping/commit'
import { projectState } from '../../state/piping/project'
import { settings } from '../../state/page/settings'

const NAMES = Object.keys(QUANTITIES) as Quantity[]

/** Sets the user's measures, and the open project's where it may be changed. The stored numbers stay metric and untouched. */
export function chooseUnits(units: UnitSettings): void {
  const project = projectState.current
  const shown = project?.unitSettings ?? settings.unitSettings
  const changed = NAMES.filter((name) => shown[name] !== units[name])
  settings.previousUnitSettings = { ...settings.previousUnitSettings, ...Object.fromEntries(changed.map((name) => [name, shown[name]])) }
  settings.unitSettings = { ...units }
  if (project && !projectState.readOnly) commit(setUnitSettings(project, units))
}
