import type { Drawing } from '../../drawing/drawing/drawing'
import type { NodeKind } from '../../model/project/codes'
import { isUnitKind } from '../../model/project/codes'
import { kindAt } from '../../model/diagram/diagram-tree'
import type { EntryContext } from './entry'

/** Cache by list of places, which later drawings may share although their kinds differ. */
const known = new WeakMap<EntryContext['places'], { drawing: Drawing; kinds: NodeKind[] }>()

/** Returns the kinds of the picked nodes. Every entry of a menu needs these, so the result is cached. */
export function pickedKinds({ open, places }: EntryContext): NodeKind[] {
  const { drawing } = open
  const found = known.get(places)
  if (found?.drawing === drawing) return found.kinds
  const kinds = places.filter(({ kind }) => kind === 'node').map(({ row }) => kindAt(drawing.diagram, row))
  known.set(places, { drawing, kinds })
  return kinds
}

export function isNothing({ places }: Pick<EntryContext, 'places'>): boolean {
  return places.length === 0
}

/** Returns whether exactly one node is picked, of one of these kinds. */
export function isOneOf(context: EntryContext, isKind: (kind: NodeKind) => boolean): boolean {
  const kinds = pickedKinds(context)
  const [kind] = kinds
  return context.places.length === 1 && kind !== undefined && isKind(kind)
}

export function isOnePipe({ places }: EntryContext): boolean {
  return places.length === 1 && places[0]?.kind === 'edge'
}

export function isFitting(kind: NodeKind): boolean {
  return kind === 'joint' || kind === 'box'
}

/** Returns whether a branch may begin at this kind. */
export function isBranch(kind: NodeKind): boolean {
  return isUnitKind(kind) || isFitting(kind)
}

/** Returns the ids of the picked text blocks. */
export function pickedNotes({ open, places }: EntryContext): string[] {
  const { diagram } = open.drawing
  return places
    .filter((place) => place.kind === 'node' && diagram.nodeShape[place.row] === 'text-block')
    .map((place) => diagram.nodeId[place.row] ?? '')
}
