import type { ProjectListItem } from '../../contract/project-calls'

export const OWNERS = ['all', 'mine', 'shared', 'library'] as const
export type Owner = (typeof OWNERS)[number]

export interface ProjectChoice {
  type: string | null
  owner: Owner
}

export const NO_FILTER: ProjectChoice = { type: null, owner: 'all' }

/** Whether a project is in the list because somebody shares it with the reader, by name or by a link. */
export const isShared = ({ right }: ProjectListItem): boolean => right === 'copy' || right === 'view'

/** What each choice of the owner leaves in the list. */
export const OF: Record<Owner, (project: ProjectListItem) => boolean> = {
  all: () => true,
  mine: ({ right }) => right === 'own',
  shared: isShared,
  library: ({ right }) => right === 'library',
}

/** The projects of one building type, and of one's own, shared or of the library only. */
export function filterProjects(projects: readonly ProjectListItem[], choice: ProjectChoice): readonly ProjectListItem[] {
  return projects.filter((project) => (choice.type === null || project.projectType === choice.type) && OF[choice.owner](project))
}
