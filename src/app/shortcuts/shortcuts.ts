import type { KeyPress } from '../../ui/hooks/key-caps'

export type ShortcutName = 'undo' | 'redo' | 'save' | 'help' | 'commands' | 'selection' | 'piping' | 'report'

export interface Shortcut extends KeyPress {
  name: ShortcutName
  /** Works while text is being typed, too. */
  inText?: boolean
}

/** Keys of the whole product; the board and the tables have their own. Ctrl is ⌘ on a Mac. */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'undo', key: 'z', isCtrl: true },
  { name: 'redo', key: 'z', isCtrl: true, isShift: true },
  { name: 'redo', key: 'y', isCtrl: true },
  { name: 'save', key: 's', isCtrl: true, inText: true },
  { name: 'commands', key: 'k', isCtrl: true, inText: true },
  { name: 'selection', key: '1', isAlt: true, inText: true },
  { name: 'piping', key: '2', isAlt: true, inText: true },
  { name: 'report', key: '3', isAlt: true, inText: true },
  { name: 'help', key: '?' },
]

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The command of a key press, or null. `isTyping` says that a text box has the focus. */
export function shortcutOf(pressed: PressedKey, isTyping: boolean): ShortcutName | null {
  const isCtrl = pressed.ctrlKey || pressed.metaKey
  const found = SHORTCUTS.find(
    (shortcut) =>
      shortcut.key === pressed.key.toLowerCase() &&
      (shortcut.isCtrl ?? false) === isCtrl &&
      (shortcut.isAlt ?? false) === pressed.altKey &&
      // The question mark needs shift on most keyboards and not on others.
      (shortcut.key === '?' || (shortcut.isShift ?? false) === pressed.shiftKey),
  )
  return found && (!isTyping || found.inText === true) ? found.name : null
}

export function isTextBox(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select')
}

/** Whether a text box holds nothing typed, so that undo means the last step and not the last letter. */
export function isAtRest(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset['atRest'] === 'true'
}
