import { useCallback, useEffect } from 'react'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { Board } from '../../../board/frame/board'
import type { BoardHandle } from '../../../board/frame/board-handle'
import type { BoardWork } from '../../../board/frame/board-work'
import type { BoardTheme } from '../../../drawing/paint/palette'
import { pickedPlaces } from '../../../drawing/view/picked'
import { projectState } from '../../../state/piping/project'
import { BoardMenu } from '../../../workbench/board-menu/board-menu'
import { boardMenu, closeBoardMenu } from '../../../workbench/board-menu/board-menu-state'
import { useOfferedVerbs } from '../../../workbench/board-menu/offered-verbs'
import { runKey } from '../../../workbench/board-menu/run-key'
import { Minimap } from '../../../workbench/overview/minimap'
import { isEdited, resetLines, setLines } from '../commands/edit-lines'
import { pickedRows, pickWires } from '../data/picked-rows'
import type { OpenDiagram } from '../data/use-open-wires'
import { askForWireInspector, wiringView } from '../wiring-view'
import { WIRE_ENTRIES, type WireContext } from './wire-entries'

interface WiringBoardProps {
  shown: OpenDiagram
  board: RefObject<BoardHandle | null>
  theme: BoardTheme
}

const nothing = (): void => undefined

/** Renders a wiring diagram on the board: devices are picked, moved and led from elsewhere; a double click or Enter opens the line in the inspector. */
export function WiringBoard({ shown, board, theme }: WiringBoardProps) {
  const { picked, wantedKey } = useSnapshot(wiringView)
  const { open, diagram, drawing, labels } = shown
  const rows = open.rows[diagram]
  const contextAt = (at: { px: number; py: number }): WireContext => ({
    shown,
    picked: wiringView.picked,
    places: pickedPlaces(drawing, wiringView.picked),
    board: board.current,
    at,
    spot: boardMenu.spot,
  })
  const keyContext = (): WireContext => contextAt({ px: 0, py: 0 })
  useOfferedVerbs(WIRE_ENTRIES, keyContext)
  const toBoard = useCallback((): void => board.current?.focus(), [board])

  // A row that was chosen in the schedule or among the findings is shown once its diagram is drawn.
  useEffect(() => {
    if (wantedKey === null) return
    const row = drawing.diagram.nodeId.indexOf(wantedKey)
    if (row < 0) return
    wiringView.wantedKey = null
    board.current?.goTo({ kind: 'node', row })
    board.current?.focus()
  }, [wantedKey, drawing, board])

  const work: BoardWork = {
    placing: null,
    onDrop: nothing,
    onPlacingEnd: nothing,
    onBeginPlacing: nothing,
    onLift: ({ kind }) => (projectState.readOnly || kind === 'edge' ? null : 'notes'),
    onMoveNotes: (moved, dx, dy) => {
      const devices = moved.flatMap((at) => rows[at] ?? [])
      const places = new Map(moved.map((at) => [rows[at]?.key, { x: (drawing.x[at] ?? 0) + dx, y: (drawing.y[at] ?? 0) + dy }]))
      setLines(devices, ({ key }) => places.get(key) ?? {})
    },
    onMenu: (at, spot) => {
      boardMenu.at = at
      boardMenu.spot = spot
    },
    onKey: (event) => {
      if (boardMenu.at && event.key === 'Escape') {
        closeBoardMenu()
        return true
      }
      return runKey(event, keyContext(), WIRE_ENTRIES)
    },
  }
  return (
    <Board
      ref={board}
      drawing={drawing}
      labels={labels}
      theme={theme}
      picked={picked}
      onPick={(next) => pickWires(open, next)}
      onOpen={askForWireInspector}
      onRemove={() => resetLines(pickedRows(open, diagram, wiringView.picked).filter(isEdited))}
      onZoom={(scale) => (wiringView.zoom = scale)}
      sentence={open.sentence}
      diagramKey={`${open.scope === 'building' ? '' : open.system.id} ${diagram}`}
      work={work}
    >
      <Minimap open={shown} board={board} theme={theme} />
      <BoardMenu contextAt={contextAt} onClose={toBoard} entries={WIRE_ENTRIES} />
    </Board>
  )
}
