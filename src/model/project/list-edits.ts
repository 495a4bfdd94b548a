import type { IndoorUnit } from './project'

/** How a list of indoor units came from another: both are alike before `first`, and from `end` on. */
export interface ListEdit {
  first: number
  end: number
}

/** Held weakly: a list must not keep all that were before it. */
const edits = new WeakMap<readonly IndoorUnit[], ListEdit & { from: WeakRef<readonly IndoorUnit[]> }>()

/** Notes what an edit has made of a list, for those who follow it. */
export function noteListEdit(from: readonly IndoorUnit[], to: readonly IndoorUnit[], edit: ListEdit): void {
  edits.set(to, { ...edit, from: new WeakRef(from) })
}

/** What lies between two lists; everything, where nobody has noted it. */
export function editBetween(from: readonly IndoorUnit[], to: readonly IndoorUnit[]): ListEdit {
  const known = edits.get(to)
  return known?.from.deref() === from ? known : { first: 0, end: Infinity }
}
