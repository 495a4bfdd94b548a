import { describe, expect, it } from 'vitest'
import { shortcutOf, SHORTCUTS } from '../../../src/app/shortcuts/shortcuts'
import { keyCaps } from '../../../src/ui/hooks/key-caps'

const press = (key: string, held: { ctrl?: boolean; meta?: boolean; shift?: boolean; alt?: boolean } = {}) => ({
  key,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  shiftKey: held.shift ?? false,
  altKey: held.alt ?? false,
})

describe('a key press', () => {
  it('a key press undoes with Ctrl Z and redoes with Ctrl Shift Z or Ctrl Y', () => {
    expect(shortcutOf(press('z', { ctrl: true }), false)).toBe('undo')
    expect(shortcutOf(press('Z', { ctrl: true, shift: true }), false)).toBe('redo')
    expect(shortcutOf(press('y', { ctrl: true }), false)).toBe('redo')
    expect(shortcutOf(press('z', { meta: true }), false)).toBe('undo')
  })

  it('a key press leaves undo to the text box while text is being typed, but saves and opens the palette', () => {
    expect(shortcutOf(press('z', { ctrl: true }), true)).toBeNull()
    expect(shortcutOf(press('?', { shift: true }), true)).toBeNull()
    expect(shortcutOf(press('s', { ctrl: true }), true)).toBe('save')
    expect(shortcutOf(press('k', { ctrl: true }), true)).toBe('commands')
  })

  it('a key press opens the help with a question mark, with or without shift', () => {
    expect(shortcutOf(press('?', { shift: true }), false)).toBe('help')
    expect(shortcutOf(press('?'), false)).toBe('help')
  })

  it('a key press is nothing without its modifier', () => {
    for (const key of ['z', 'y', 's', 'k', '1']) expect(shortcutOf(press(key), false)).toBeNull()
  })

  it('a key press names its keys in the way of the machine', () => {
    const redo = SHORTCUTS.find(({ name }) => name === 'redo')
    expect(redo && keyCaps(redo, false)).toEqual(['Ctrl', 'Shift', 'Z'])
    expect(redo && keyCaps(redo, true)).toEqual(['⌘', 'Shift', 'Z'])
  })
})
