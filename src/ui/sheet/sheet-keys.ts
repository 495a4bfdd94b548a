/** Meaning of a key in a sheet while no cell is open. */
export type SheetAction =
  /** Moves by lines and columns; infinite steps go to the edge. */
  | { kind: 'move'; lines: number; columns: number; isExtending: boolean }
  /** Opens the cell; a text replaces its value. */
  | { kind: 'edit'; text: string | null }
  | { kind: 'clear' }
  | { kind: 'fill' }
  | { kind: 'all' }
  | { kind: 'toggle' }
  | { kind: 'remove' }
  | { kind: 'menu' }
  | { kind: 'leave' }

export interface PressedSheetKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
}

const ARROWS: Record<string, [lines: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Returns the action of a key, or null. `pageLines` is the number of lines in view. */
export function sheetAction(event: PressedSheetKey, pageLines: number): SheetAction | null {
  const isCtrl = event.ctrlKey || event.metaKey
  const isExtending = event.shiftKey
  if (event.altKey) return null
  const arrow = ARROWS[event.key]
  if (arrow) {
    const reach = isCtrl ? Infinity : 1
    return { kind: 'move', lines: step(arrow[0], reach), columns: step(arrow[1], reach), isExtending }
  }
  switch (event.key) {
    case 'PageDown':
      return { kind: 'move', lines: pageLines, columns: 0, isExtending }
    case 'PageUp':
      return { kind: 'move', lines: -pageLines, columns: 0, isExtending }
    case 'Home':
      return { kind: 'move', lines: isCtrl ? -Infinity : 0, columns: -Infinity, isExtending }
    case 'End':
      return { kind: 'move', lines: isCtrl ? Infinity : 0, columns: Infinity, isExtending }
    case 'F2':
    case 'Enter':
      return { kind: 'edit', text: null }
    case 'ContextMenu':
      return { kind: 'menu' }
    case 'F10':
      return isExtending ? { kind: 'menu' } : null
    case 'Delete':
    case 'Backspace':
      // Auto-repeat is ignored: after a delete the next line is picked, and a held key would delete it too.
      if (event.repeat) return null
      return isCtrl ? { kind: 'remove' } : { kind: 'clear' }
    case 'Escape':
      return { kind: 'leave' }
    case ' ':
      return { kind: 'toggle' }
  }
  if (isCtrl && event.key.toLowerCase() === 'a') return { kind: 'all' }
  if (isCtrl && event.key.toLowerCase() === 'd') return { kind: 'fill' }
  return !isCtrl && event.key.length === 1 ? { kind: 'edit', text: event.key } : null
}

function step(way: number, reach: number): number {
  return way === 0 ? 0 : way * reach
}
