import { useSnapshot } from 'valtio'
import type { ProjectKind } from '../../../contract/project-calls'
import { listColumns } from '../../../state/page/list-columns'

/** What a user has chosen for a list; undefined before. Kept in the browser with the rest of his small state. */
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
