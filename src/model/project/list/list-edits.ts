import type { IndoorUnit } from '../project'

/** The difference between two lists of indoor units: they are equal before `first` and from `end` on. */
export interface ListEdit {
  first: number
  end: number
}

/** Weak references, so that a list does not keep all earlier lists alive. */
const edits = new WeakMap<readonly IndoorUnit[], ListEdit & { from: WeakRef<readonly IndoorUnit[]> }>()

/** Notes how an edit changed a list, for later calls of `editBetween`. */
export function noteListEdit(from: readonly IndoorUnit[], to: readonly IndoorUnit[], edit: ListEdit): void {
  edits.set(to, { ...edit, from: new WeakRef(from) })
}

/** Returns the noted difference between two lists; the whole list where none was noted. */
export function editBetween(from: readonly IndoorUnit[], to: readonly IndoorUnit[]): ListEdit {
  const known = edits.get(to)
  return known?.from.deref() === from ? known : { first: 0, end: Infinity }
}
