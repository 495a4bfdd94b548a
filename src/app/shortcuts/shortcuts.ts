import { STEPS, type StepId } from '../../platform/areas'
import type { KeyPress } from '../../ui/hooks/key-caps'

type CommandName = 'undo' | 'redo' | 'save' | 'help' | 'commands'
export type ShortcutName = CommandName | StepId

export interface Shortcut extends KeyPress {
  name: ShortcutName
  /** Translation key of the name. */
  label: string
  /** Whether it also works while a text box has the focus. */
  inText?: boolean
}

const command = (name: CommandName, keys: KeyPress & { inText?: boolean }): Shortcut => ({ name, label: `app:shortcuts.${name}`, ...keys })

/** Keys of the whole product; those of the steps come from their rows, and the board and the tables have their own. Ctrl is ⌘ on a Mac. */
export const SHORTCUTS: readonly Shortcut[] = [
  command('undo', { key: 'z', isCtrl: true }),
  command('redo', { key: 'z', isCtrl: true, isShift: true }),
  command('redo', { key: 'y', isCtrl: true }),
  command('save', { key: 's', isCtrl: true, inText: true }),
  command('commands', { key: 'k', isCtrl: true, inText: true }),
  ...STEPS.flatMap(({ id, label, shortcut }) => (shortcut ? [{ name: id, label, key: shortcut, isAlt: true, inText: true }] : [])),
  command('help', { key: '?' }),
]

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Returns the command of a key press, or null. `isTyping` says that a text box has the focus. */
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

/** Tells whether an element takes typed text. */
export function isTextBox(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select')
}

/** Tells whether nothing was typed into a text box yet, so that undo means the last edit and not the last letter. */
export function isAtRest(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset['atRest'] === 'true'
}
