export interface KeyPress {
  /** As `KeyboardEvent.key`, in lower case. */
  key: string
  isCtrl?: boolean
  isShift?: boolean
  isAlt?: boolean
}

const CAPS: Record<string, string> = { delete: 'Del', enter: 'Enter', arrowleft: '←', arrowright: '→', arrowup: '↑', arrowdown: '↓' }

/** Returns a key press as the words on its keys. Ctrl is ⌘ on a Mac. */
export function keyCaps({ key, isCtrl, isShift, isAlt }: KeyPress, isMac: boolean): string[] {
  return [
    ...(isCtrl ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(isAlt ? [isMac ? '⌥' : 'Alt'] : []),
    ...(isShift ? ['Shift'] : []),
    CAPS[key] ?? key.toUpperCase(),
  ]
}
