import type { Change } from '../change/change'
import type { DesignConditions, Project, ProjectInformation } from '../project/project'

/** Changes fields of the first page; of the design conditions only those that are named. */
export function editInformation(
  project: Project,
  patch: Partial<Omit<ProjectInformation, 'design'>> & { design?: Partial<DesignConditions> },
): Change {
  const before = project.information
  const after: ProjectInformation = { ...before, ...patch, design: { ...before.design, ...patch.design } }
  return { label: 'editInformation', ops: [{ table: 'information', before, after }] }
}
