import type { ProjectListItem } from '../../../contract/project-calls'

/** What rows of a list offer. */
export interface ProjectActs {
  /** Null where the kind has no editor yet. */
  open: ((project: ProjectListItem) => void) | null
  /** Opens a project's data to be changed; null where the kind has none that can be changed here. */
  editData: ((project: ProjectListItem) => void) | null
  clone: (projects: readonly ProjectListItem[]) => void
  exportFiles: (projects: readonly ProjectListItem[]) => void
  share: (project: ProjectListItem) => void
  remove: (ids: readonly string[]) => void
}
