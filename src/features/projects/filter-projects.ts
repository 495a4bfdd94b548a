import type { ProjectListItem } from '../../contract/project-calls'

export interface ProjectChoice {
  type: string | null
  isMineOnly: boolean
}

export const NO_FILTER: ProjectChoice = { type: null, isMineOnly: false }

export function filterProjects(projects: readonly ProjectListItem[], choice: ProjectChoice, userId: string): readonly ProjectListItem[] {
  return projects.filter(
    (project) => (choice.type === null || project.projectType === choice.type) && (!choice.isMineOnly || project.createdBy === userId),
  )
}
