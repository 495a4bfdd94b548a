import { proxy, ref } from 'valtio'

export type ControlTab = 'groups' | 'centrals' | 'check'

const NONE: ReadonlySet<string> = new Set()

/** Tab, search and picked rows of the step, kept while the app is open. Keys of rows that are gone are ignored. */
export const controlScreen = proxy<{
  tab: ControlTab
  /** Picked rows of the groups and of the central controllers. */
  rows: ReadonlySet<string>
  centrals: ReadonlySet<string>
  /** The row to scroll to, such as that of an opened finding. */
  shownRow: string | null
  search: string
  /** Whether only what has no controller is listed. */
  isOnlyWithout: boolean
  isEquipping: boolean
}>({
  tab: 'groups',
  rows: ref(NONE),
  centrals: ref(NONE),
  shownRow: null,
  search: '',
  isOnlyWithout: false,
  isEquipping: false,
})

export function showTab(tab: ControlTab): void {
  controlScreen.tab = tab
}

export function pickRows(keys: ReadonlySet<string>): void {
  controlScreen.rows = ref(keys)
}

export function pickCentrals(keys: ReadonlySet<string>): void {
  controlScreen.centrals = ref(keys)
}

/** Picks one row of the groups, without a filter that would hide it, and scrolls to it. */
export function showRow(key: string): void {
  pickRows(new Set([key]))
  Object.assign(controlScreen, { tab: 'groups', shownRow: key, search: '', isOnlyWithout: false })
}

export function showCentral(id: string): void {
  pickCentrals(new Set([id]))
  controlScreen.tab = 'centrals'
}

/** Opens the preview of what "equip all" adds. */
export function askToEquip(): void {
  controlScreen.isEquipping = true
}
