import { useSnapshot } from 'valtio'
import type { ProjectKind } from '../../../contract/project/project-calls'
import { listColumns } from '../../../state/page/list-columns'

/** Returns the user's columns of a list; undefined before a choice. Stored in the browser with the user's other preferences. */
export function useListColumns(userId: string, kind: ProjectKind): { chosen: unknown; choose: (keys: string[] | null) => void } {
  const list = `${userId} ${kind}`
  const { chosen } = useSnapshot(listColumns)
  return {
    chosen: chosen[list],
    choose: (keys) => {
      if (keys) listColumns.chosen[list] = keys
      else Reflect.deleteProperty(listColumns.chosen, list)
    },
  }
}
