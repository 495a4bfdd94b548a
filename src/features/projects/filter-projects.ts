import type { ProjectListItem } from '../../contract/project-calls'

export const OWNERS = ['all', 'mine', 'shared'] as const
export type Owner = (typeof OWNERS)[number]

export interface ProjectChoice {
  type: string | null
  owner: Owner
}

export const NO_FILTER: ProjectChoice = { type: null, owner: 'all' }

/** The projects of one building type and of one's own or of others only. */
export function filterProjects(projects: readonly ProjectListItem[], choice: ProjectChoice, userId: string): readonly ProjectListItem[] {
  return projects.filter(
    ({ projectType, createdBy }) =>
      (choice.type === null || projectType === choice.type) &&
      (choice.owner === 'all' || (createdBy === userId) === (choice.owner === 'mine')),
  )
}
