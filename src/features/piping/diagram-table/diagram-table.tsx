import { useEffect, useMemo, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../../board/frame/board-handle'
import { glyphAt } from '../../../drawing/drawing/drawing'
import type { Glyph } from '../../../drawing/drawing/glyph'
import { pickedPlaces } from '../../../drawing/view/picked'
import { looksLikeClip } from '../../../contract/project/clip'
import { nodeRow } from '../../../model/diagram/diagram-rows'
import type { SheetHandle } from '../../../ui/sheet/sheet-props'
import { useSheetOrder } from '../../../ui/sheet/use-sheet-order'
import { PanelHint } from '../../../ui/feedback/panel-hint'
import { boardMenu } from '../../../workbench/board-menu/board-menu-state'
import { useOfferedVerbs } from '../../../workbench/board-menu/offered-verbs'
import { runKey } from '../../../workbench/board-menu/run-key'
import type { EntryContext } from '../../../workbench/board-menu/entry'
import { pasteHere } from '../commands/paste-here'
import { local } from '../../../workbench/open-system/local'
import { worstAt } from '../../../workbench/lines/line-columns'
import { LineSheet } from '../../../workbench/lines/line-sheet'
import { useLineColumns } from '../../../workbench/lines/use-line-columns'
import { noteEditing } from '../../../workbench/notes/note-editing'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import classes from './diagram-table.module.css'
import { lineFloors } from './line-floors'
import { TABLE_ENTRIES } from './table-entries'
import { TableTools } from './table-tools'
import { tableView } from './table-view'
import type { KindFilter } from './table-view'
import { BoardMenu } from '../../../workbench/board-menu/board-menu'
import { ChoosePartDialog } from '../choose-part/choose-part-dialog'
import { RefusalCard } from '../../../workbench/frame/refusal-card'

interface TableMenuProps {
  board: RefObject<BoardHandle | null>
  contextAt: (at: { px: number; py: number }) => EntryContext
  onClose: () => void
}

/** Renders the overlays of the table as on the board: the menu of a row, the choice of a part, the reason of a refusal. */
function TableMenu({ board, contextAt, onClose }: TableMenuProps) {
  return (
    <>
      <BoardMenu contextAt={contextAt} onClose={onClose} entries={TABLE_ENTRIES} />
      <ChoosePartDialog onClose={onClose} />
      <RefusalCard board={board} onClose={onClose} />
    </>
  )
}

const KINDS: Record<Exclude<KindFilter, 'all'>, readonly Glyph[]> = {
  units: ['indoor', 'freshAir', 'hydro', 'kit'],
  fittings: ['joint', 'header', 'box'],
  places: ['placeholder', 'endCap'],
}

/** Shows the diagram as a table in tree order: a row per pipe with the node it feeds, and the same edits as on the board. */
export function DiagramTable({ open, board }: { open: OpenSystem; board: RefObject<BoardHandle | null> }) {
  const { t, i18n } = useTranslation('lines')
  const view = useSnapshot(tableView)
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<SheetHandle>(null)
  const { lines, columns } = useLineColumns(open)
  const { text, sort, kind, findings, isGrouped } = view
  const { drawing, system, labels } = open
  const shown = useMemo(() => columns.filter(({ key }) => key === 'name' || view.columns.includes(key)), [columns, view.columns])
  const query = useMemo(() => ({ text, sort, filter: `${kind} ${findings} ${isGrouped}` }), [text, sort, kind, findings, isGrouped])
  const least = { all: 0, any: 1, error: 2 }[findings]
  const keep = (line: number): boolean =>
    (kind === 'all' || KINDS[kind].includes(glyphAt(drawing, lines.node[line] ?? -1))) &&
    worstAt(open, lines.node[line] ?? -1, lines.edge[line] ?? -1) >= least
  const {
    order,
    isWorking,
    groups: floors,
  } = useSheetOrder({ structure: lines, count: lines.count, query, language: i18n.language }, shown, {
    keep: kind === 'all' && findings === 'all' ? null : keep,
    groups: isGrouped ? () => lineFloors(open, lines) : null,
  })

  const { nodeId } = useSnapshot(noteEditing)
  useEffect(() => {
    if (nodeId === null) return
    const line = lines.ofNode[nodeRow(drawing.diagram, nodeId)] ?? -1
    // A row that was just added is in the order only after the next render.
    if (sheet.current?.edit(line, 'name')) noteEditing.nodeId = null
  }, [nodeId, drawing, lines, order])

  const contextAt = (at: { px: number; py: number }): EntryContext => {
    const { picked } = local
    return { open, picked, places: pickedPlaces(drawing, picked), board: board.current, at, spot: null }
  }
  /** Converts points of the window to points of the table, which positions its menu. */
  const inFrame = (x: number, y: number): { px: number; py: number } => {
    const box = frame.current?.getBoundingClientRect()
    return { px: x - (box?.left ?? 0), py: y - (box?.top ?? 0) }
  }
  const keyContext = (): EntryContext => contextAt(inFrame(0, 0))
  const onKey = (event: KeyboardEvent): boolean => runKey(event, keyContext(), TABLE_ENTRIES)
  useOfferedVerbs(TABLE_ENTRIES, keyContext)
  const onPasteText = (text: string): boolean => {
    if (!looksLikeClip(text)) return false
    const context = keyContext()
    void pasteHere(open, context.places[0] ?? null, context.at)
    return true
  }

  const groupName = (group: number): string => {
    const name = floors?.names[group]
    if (name === undefined || name === null) return group === 0 ? t('group.several') : t('group.none')
    return labels.words.floor(name)
  }
  return (
    <div className={classes.table} ref={frame}>
      <TableTools columns={columns} count={order.reduce((sum, entry) => sum + Number(entry >= 0), 0)} isWorking={isWorking} />
      <LineSheet
        ref={sheet}
        onMenu={(_line, x, y) => (boardMenu.at = inFrame(x, y))}
        onKey={onKey}
        onPasteText={onPasteText}
        open={open}
        label={t('table', { system: system.name })}
        lines={lines}
        columns={shown}
        order={order}
        groupName={groupName}
        sort={sort}
        onSort={(next) => (tableView.sort = next)}
        nothing={<PanelHint isWide>{isWorking ? t('tools.working') : t('tools.nothing')}</PanelHint>}
      />
      <TableMenu board={board} contextAt={contextAt} onClose={() => sheet.current?.focus()} />
    </div>
  )
}
