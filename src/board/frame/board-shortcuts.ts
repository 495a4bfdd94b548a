/** One key of the board. `key` is `KeyboardEvent.key` in lower case. */
export interface BoardShortcut {
  key: string
  isCtrl?: boolean
  isShift?: boolean
  isAlt?: boolean
}

/**
 * Keys of the board by their action. The menu and the list of all keys show them, and menu entries dispatch them. The names are keys under
 * `placing:menu.` of the translations.
 */
export const BOARD_SHORTCUTS = {
  open: { key: 'enter' },
  menu: { key: 'f10', isShift: true },
  place: { key: 'i' },
  insert: { key: 'i' },
  replace: { key: 'e' },
  move: { key: 'm' },
  turn: { key: 'r' },
  cap: { key: 'c' },
  uncap: { key: 'c', isShift: true },
  disable: { key: 'x' },
  enable: { key: 'x', isShift: true },
  remove: { key: 'delete' },
  copy: { key: 'c', isCtrl: true },
  cut: { key: 'x', isCtrl: true },
  paste: { key: 'v', isCtrl: true },
  duplicate: { key: 'd', isCtrl: true },
  addNote: { key: 't' },
  moveLeft: { key: 'arrowleft', isAlt: true },
  moveRight: { key: 'arrowright', isAlt: true },
  moveUp: { key: 'arrowup', isAlt: true },
  moveDown: { key: 'arrowdown', isAlt: true },
  alignLeft: { key: 'arrowleft', isCtrl: true, isShift: true },
  alignCentre: { key: 'h', isCtrl: true, isShift: true },
  alignRight: { key: 'arrowright', isCtrl: true, isShift: true },
  alignTop: { key: 'arrowup', isCtrl: true, isShift: true },
  alignMiddle: { key: 'v', isCtrl: true, isShift: true },
  alignBottom: { key: 'arrowdown', isCtrl: true, isShift: true },
  editPipes: { key: 'p' },
  floorLevels: { key: 'g' },
  why: { key: 'w' },
  pickPipe: { key: 'l' },
  pickBranch: { key: 'b' },
  pickSame: { key: 's' },
  pickAll: { key: 'a', isCtrl: true },
  zoomToPicked: { key: 'z' },
  fit: { key: 'f' },
  full: { key: '1' },
} as const satisfies Record<string, BoardShortcut>
