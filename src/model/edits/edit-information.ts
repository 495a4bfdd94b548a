import type { Change } from '../change/change'
import type { DesignConditions, Project, ProjectInformation } from '../project/project'

/** Changes fields of the first page; design conditions that are not given stay. */
export function editInformation(
  project: Project,
  patch: Partial<Omit<ProjectInformation, 'design'>> & { design?: Partial<DesignConditions> },
): Change {
  const before = project.information
  const after: ProjectInformation = { ...before, ...patch, design: { ...before.design, ...patch.design } }
  return { label: 'editInformation', ops: [{ table: 'information', before, after }] }
}
