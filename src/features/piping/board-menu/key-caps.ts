import type { EntryShortcut } from './entry'

const CAPS: Record<string, string> = {
  delete: 'Del',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
}

/** A shortcut as the words on its keys. */
export function keyCaps({ key, isCtrl, isShift }: EntryShortcut, isMac: boolean): string {
  return [...(isCtrl ? [isMac ? '⌘' : 'Ctrl'] : []), ...(isShift ? ['Shift'] : []), CAPS[key] ?? key.toUpperCase()].join(' ')
}
