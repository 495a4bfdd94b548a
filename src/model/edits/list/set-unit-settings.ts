import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import type { UnitSettings } from '../../project/quantity'

/** Chooses measures of the project. Stored values stay metric, so this converts nothing. */
export function setUnitSettings(project: Project, settings: Partial<UnitSettings>): Change {
  const before = { ...project.unitSettings }
  return { label: 'setUnitSettings', ops: [{ table: 'unitSettings', before, after: { ...before, ...settings } }] }
}
