import type { BoardContext, BoardEntry } from './entry'
import { runEntry } from './run-entry'

export interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Returns the entry of a key for the picked rows. */
export function entryOfKey<Context extends BoardContext>(
  event: PressedKey,
  context: Context,
  entries: readonly BoardEntry<Context>[],
): BoardEntry<Context> | undefined {
  const isCtrl = event.ctrlKey || event.metaKey
  return entries.find(
    ({ shortcut, isShown }) =>
      shortcut !== undefined &&
      shortcut.key === event.key.toLowerCase() &&
      (shortcut.isCtrl ?? false) === isCtrl &&
      (shortcut.isAlt ?? false) === event.altKey &&
      (shortcut.isShift ?? false) === event.shiftKey &&
      isShown(context),
  )
}

/**
 * Runs the entry that a key stands for and returns whether there is one. Auto-repeat of a removal is ignored: after a delete the joint above is picked, and a held
 * key would delete it too.
 */
export function runKey<Context extends BoardContext>(
  event: PressedKey & { repeat: boolean },
  context: Context,
  entries: readonly BoardEntry<Context>[],
): boolean {
  const entry = entryOfKey(event, context, entries)
  if (entry && !(event.repeat && entry.key === 'remove')) runEntry(entry, context)
  return entry !== undefined
}
