import { proxy } from 'valtio'
import { keepText, keptText } from '../../platform/files/small-store'

export type RightTab = 'inspector' | 'limits' | 'findings' | 'proof' | 'asBuilt'

const KEY = 'branchline.rightTab'
/** Tabs that are restored on a later day; a proof is not, because it belongs to one number of one project. */
const KEPT: readonly string[] = ['inspector', 'limits', 'findings', 'asBuilt'] satisfies RightTab[]

function isKept(name: string | null): name is RightTab {
  return name !== null && KEPT.includes(name)
}

/** Returns the tab that was stored last. */
export function keptTab(): RightTab {
  const name = keptText(KEY)
  return isKept(name) ? name : 'inspector'
}

/** The tab of the right column, null before one was chosen. `request` grows when a tab is wanted while the column may be hidden. */
export const rightTabs = proxy<{ tab: RightTab | null; request: number }>({ tab: null, request: 0 })

export function showTab(tab: RightTab): void {
  rightTabs.tab = tab
  if (isKept(tab)) keepText(KEY, tab)
}

/** Shows a tab, and the column itself where it is folded or a closed drawer. */
export function askForTab(tab: RightTab): void {
  showTab(tab)
  rightTabs.request += 1
}
