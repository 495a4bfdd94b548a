import type { ProjectListItem } from '../../contract/project/project-calls'
import { hasBid, NO_BID_FILTER, type BidChoice } from './bids/bid-values'

export const OWNERS = ['all', 'mine', 'shared', 'library'] as const
export type Owner = (typeof OWNERS)[number]

export interface ProjectChoice extends BidChoice {
  type: string | null
  owner: Owner
}

export const NO_FILTER: ProjectChoice = { type: null, owner: 'all', ...NO_BID_FILTER }

/** Returns whether a project is in the list because it is shared with the reader, by name or by a link. */
export const isShared = ({ right }: ProjectListItem): boolean => right === 'copy' || right === 'view'

/** Predicates of the owner filter. */
export const OF: Record<Owner, (project: ProjectListItem) => boolean> = {
  all: () => true,
  mine: ({ right }) => right === 'own',
  shared: isShared,
  library: ({ right }) => right === 'library',
}

/** Returns the projects of one building type, of one owner filter (own, shared or library), and with the chosen bid. */
export function filterProjects(projects: readonly ProjectListItem[], choice: ProjectChoice): readonly ProjectListItem[] {
  return projects.filter(
    (project) => (choice.type === null || project.projectType === choice.type) && OF[choice.owner](project) && hasBid(project, choice),
  )
}
