import { proxy } from 'valtio'

/** What the tree of systems remembers while the app is open. Ids may name systems that have gone; nothing is done to those. */
export const treeState = proxy<{
  /** Picked for what is done to several systems at once. */
  picked: string[]
  /** The row that a range begins at. */
  anchor: string | null
  /** Keys of the groups that are folded. */
  folded: Record<string, boolean>
  search: string
  /** The system whose name is being typed, and the one whose properties are shown. */
  renamed: string | null
  shownProperties: string | null
}>({ picked: [], anchor: null, folded: {}, search: '', renamed: null, shownProperties: null })

export function pickOnly(id: string): void {
  treeState.picked = [id]
  treeState.anchor = id
}

export function togglePicked(id: string): void {
  treeState.picked = treeState.picked.includes(id) ? treeState.picked.filter((each) => each !== id) : [...treeState.picked, id]
  treeState.anchor = id
}

/** Picks everything between the anchor and this system, in the order shown. */
export function pickUpTo(id: string, order: readonly string[]): void {
  const from = order.indexOf(treeState.anchor ?? id)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) pickOnly(id)
  else treeState.picked = order.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** What a command concerns: all picked systems where this one is among them, else this one alone. */
export function concerned(id: string): string[] {
  return treeState.picked.includes(id) ? [...treeState.picked] : [id]
}

export function fold(key: string, isFolded: boolean): void {
  treeState.folded[key] = isFolded
}

/** Lets the name of a system be typed; null ends it. */
export function typeName(id: string | null): void {
  treeState.renamed = id
}

/** Shows the properties of a system; null hides them. */
export function showProperties(id: string | null): void {
  treeState.shownProperties = id
}
