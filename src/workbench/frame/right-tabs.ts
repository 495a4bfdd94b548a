import { proxy } from 'valtio'
import { keepText, keptText } from '../../platform/files/small-store'

export type RightTab = 'inspector' | 'limits' | 'findings' | 'proof' | 'asBuilt'

const KEY = 'branchline.rightTab'
/** A proof is of one number in one project; it is not what a new day starts with. */
const KEPT: readonly string[] = ['inspector', 'limits', 'findings', 'asBuilt'] satisfies RightTab[]

function isKept(name: string | null): name is RightTab {
  return name !== null && KEPT.includes(name)
}

/** The tab that was shown last, on an earlier day. */
export function keptTab(): RightTab {
  const name = keptText(KEY)
  return isKept(name) ? name : 'inspector'
}

/** Which tab of the right column is shown, null before one was chosen; `request` grows when a tab is wanted while the column may be hidden. */
export const rightTabs = proxy<{ tab: RightTab | null; request: number }>({ tab: null, request: 0 })

export function showTab(tab: RightTab): void {
  rightTabs.tab = tab
  if (isKept(tab)) keepText(KEY, tab)
}

/** Shows a tab, and the column itself where it is folded away or a closed drawer. */
export function askForTab(tab: RightTab): void {
  showTab(tab)
  rightTabs.request += 1
}
