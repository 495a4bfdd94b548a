import { proxy } from 'valtio'

/** What the list of findings remembers while another tab is shown. `current` is the place of the one that was gone to last, in the whole list. */
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
