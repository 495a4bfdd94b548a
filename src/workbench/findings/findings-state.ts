import { proxy } from 'valtio'

/** State of the list of findings, kept while another tab is shown. `current` is the index in the whole list of the finding that was opened last. */
export const findingsState = proxy<{ current: number; code: string; search: string; isGrouped: boolean; folded: string[] }>({
  current: -1,
  code: '',
  search: '',
  isGrouped: true,
  folded: [],
})

export function foldGroup(key: string): void {
  findingsState.folded = findingsState.folded.includes(key)
    ? findingsState.folded.filter((one) => one !== key)
    : [...findingsState.folded, key]
}
