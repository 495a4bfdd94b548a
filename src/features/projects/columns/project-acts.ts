import type { ProjectListItem } from '../../../contract/project/project-calls'

/** The acts that rows of a list offer. */
export interface ProjectActs {
  /** Null where the kind has no editor yet. */
  open: ((project: ProjectListItem) => void) | null
  /** Opens a project's data for editing; null where the kind has no editable data. */
  editData: ((project: ProjectListItem) => void) | null
  clone: (projects: readonly ProjectListItem[]) => void
  exportFiles: (projects: readonly ProjectListItem[]) => void
  share: (project: ProjectListItem) => void
  remove: (ids: readonly string[]) => void
}
