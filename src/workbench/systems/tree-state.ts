import { proxy } from 'valtio'

/** State of the tree of systems, kept while the app is open. Ids may refer to removed systems, which are ignored. */
export const treeState = proxy<{
  /** Systems picked for commands on several at once. */
  picked: string[]
  /** The row where a range starts. */
  anchor: string | null
  search: string
  /** The system whose name is being edited, and below the one whose properties are shown. */
  renamed: string | null
  shownProperties: string | null
}>({ picked: [], anchor: null, search: '', renamed: null, shownProperties: null })

export function pickOnly(id: string): void {
  treeState.picked = [id]
  treeState.anchor = id
}

export function togglePicked(id: string): void {
  treeState.picked = treeState.picked.includes(id) ? treeState.picked.filter((each) => each !== id) : [...treeState.picked, id]
  treeState.anchor = id
}

/** Picks all systems between the anchor and this one, in the order shown. */
export function pickUpTo(id: string, order: readonly string[]): void {
  const from = order.indexOf(treeState.anchor ?? id)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) pickOnly(id)
  else treeState.picked = order.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** Returns the systems of a command: all picked ones if this one is among them, else this one alone. */
export function concerned(id: string): string[] {
  return treeState.picked.includes(id) ? [...treeState.picked] : [id]
}

/** Starts editing the name of a system; null ends it. */
export function typeName(id: string | null): void {
  treeState.renamed = id
}

/** Shows the properties of a system; null hides them. */
export function showProperties(id: string | null): void {
  treeState.shownProperties = id
}
