import { IconArrowsMove, IconRestore, IconRouteAltLeft, IconSelectAll, IconToggleLeft, IconTable, IconTrash } from '@tabler/icons-react'
import { everythingPicked } from '../../../drawing/view/picked'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import { INDOOR_BOARD } from '../../../model/wiring/wiring'
import type { BoardContext, BoardEntry } from '../../../workbench/board-menu/entry'
import { VIEW_ENTRIES } from '../../../workbench/board-menu/view-entries'
import { isEdited, removeDistributionBoard, resetLines, setLines } from '../commands/edit-lines'
import { pickedRows } from '../data/picked-rows'
import type { OpenDiagram } from '../data/use-open-wires'
import { askForWireInspector, setPickedWires, wiringView } from '../wiring-view'

/** Context of the entries of a wiring board. */
export interface WireContext extends BoardContext {
  shown: OpenDiagram
}

const rowsOf = ({ shown, picked }: WireContext): WireRow[] => pickedRows(shown.open, shown.diagram, picked)
const linesOf = (context: WireContext): WireRow[] => rowsOf(context).filter(({ from }) => from >= 0)

/** Returns whether a row is a board that somebody added. */
export function isAddedBoard({ device }: WireRow): boolean {
  return device.kind === 'board' && device.id !== INDOOR_BOARD
}

/** Everything that can be done on a wiring board, with its key. */
export const WIRE_ENTRIES: readonly BoardEntry<WireContext>[] = [
  {
    key: 'wires.leadFrom',
    icon: IconRouteAltLeft,
    group: 'edit',
    shortcut: { key: 'm' },
    isChange: true,
    isShown: (context) => linesOf(context).length > 0,
    run: askForWireInspector,
  },
  {
    key: 'wires.isolator',
    icon: IconToggleLeft,
    group: 'edit',
    shortcut: { key: 'x' },
    isChange: true,
    isShown: (context) => context.shown.diagram === 'power' && linesOf(context).some(({ device }) => device.kind !== 'board'),
    run: (context) => {
      const rows = linesOf(context).filter(({ device }) => device.kind !== 'board')
      const isOn = rows.every(({ device }) => 'hasIsolator' in device && device.hasIsolator)
      setLines(rows, { hasIsolator: !isOn })
    },
  },
  {
    key: 'wires.resetPlace',
    icon: IconArrowsMove,
    group: 'edit',
    isChange: true,
    isShown: (context) => rowsOf(context).some(({ device }) => device.edit.x !== undefined || device.edit.y !== undefined),
    run: (context) => setLines(rowsOf(context), { x: undefined, y: undefined }),
  },
  {
    key: 'wires.resetWires',
    icon: IconRestore,
    group: 'edit',
    shortcut: { key: 'delete' },
    isChange: true,
    isShown: (context) => rowsOf(context).some((row) => isEdited(row) && !isAddedBoard(row)),
    run: (context) => resetLines(rowsOf(context)),
  },
  {
    key: 'wires.removeBoard',
    icon: IconTrash,
    group: 'edit',
    isChange: true,
    isShown: (context) => rowsOf(context).some(isAddedBoard),
    run: (context) => {
      for (const { systemId, device } of rowsOf(context).filter(isAddedBoard)) removeDistributionBoard(systemId, device.id)
    },
  },
  {
    key: 'wires.showInSchedule',
    icon: IconTable,
    group: 'pick',
    shortcut: { key: 't' },
    isChange: false,
    isShown: (context) => linesOf(context).length > 0,
    run: () => {
      wiringView.shown = 'schedule'
    },
  },
  {
    key: 'pickAll',
    icon: IconSelectAll,
    group: 'pick',
    shortcut: { key: 'a', isCtrl: true },
    isChange: false,
    isShown: () => true,
    run: ({ shown }) => setPickedWires(everythingPicked(shown.drawing.diagram)),
  },
  ...VIEW_ENTRIES,
]
