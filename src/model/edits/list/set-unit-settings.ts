import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import type { UnitSettings } from '../../project/quantity'

/** Sets the measures of the project. Stored values are metric, so nothing is converted. */
export function setUnitSettings(project: Project, settings: Partial<UnitSettings>): Change {
  const before = { ...project.unitSettings }
  return { label: 'setUnitSettings', ops: [{ table: 'unitSettings', before, after: { ...before, ...settings } }] }
}
