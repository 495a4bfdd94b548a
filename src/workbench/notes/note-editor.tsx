import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import { nodeRow } from '../../model/diagram/diagram-rows'
import { nodeText } from '../../model/diagram/node-text'
import { beginNoteDraft } from '../commands/notes/note-draft'
import { useSameHandler } from '../../ui/hooks/use-same-handler'
import { local } from '../open-system/local'
import type { OpenSystem } from '../open-system/use-open-system'
import classes from './notes.module.css'
import { noteEditing } from './note-editing'

/** Edits a text block in place: several lines, Ctrl Enter or leaving accepts, Escape restores the old text. */
export function NoteEditor({ open, board }: { open: OpenSystem; board: RefObject<BoardHandle | null> }) {
  const { nodeId } = useSnapshot(noteEditing)
  const row = nodeId === null ? -1 : nodeRow(open.drawing.diagram, nodeId)
  if (nodeId === null || row < 0) return null
  return <OpenEditor key={nodeId} open={open} board={board} nodeId={nodeId} row={row} />
}

interface OpenEditorProps {
  open: OpenSystem
  board: RefObject<BoardHandle | null>
  nodeId: string
  row: number
}

function OpenEditor({ open, board, nodeId, row }: OpenEditorProps) {
  const { t } = useTranslation('placing')
  const field = useRef<HTMLTextAreaElement>(null)
  const text = nodeText(open.drawing.diagram.nodeRest[row])
  const [before] = useState(text)
  const [draft] = useState(() => beginNoteDraft(open.system.id, nodeId))
  const isEnded = useRef(false)
  const typed = useRef(before)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  // The editor grows with the text block that it covers.
  useEffect(() => {
    const place = (): void => {
      const box = board.current?.screenBox({ kind: 'node', row })
      if (!box || !field.current) return
      field.current.style.setProperty('transform', `translate(${box.x}px, ${box.y}px)`)
      field.current.style.setProperty('min-width', `${Math.max(160, box.width + 16)}px`)
    }
    place()
    return board.current?.onView(place)
  }, [board, row, text])

  const end = (isKept: boolean): void => {
    if (isEnded.current) return
    isEnded.current = true
    if (noteEditing.nodeId === nodeId) noteEditing.nodeId = null
    if (isKept) draft.keep(typed.current)
    else draft.giveBack()
  }
  // When the table replaces the board, editing continues there.
  const leave = useSameHandler(() => {
    if (local.view === 'table' && noteEditing.nodeId === nodeId) draft.flush()
    else end(true)
  })
  // A field that is unmounted gets no blur event.
  useEffect(() => {
    const written = field.current
    return () => {
      if (written?.isConnected !== true) leave()
    }
  }, [leave])
  const onKeyDown = (event: KeyboardEvent): void => {
    const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isDone && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(isDone)
    board.current?.focus()
  }
  return (
    <textarea
      ref={field}
      className={classes.editor}
      aria-label={t('note.label')}
      title={t('note.hint')}
      defaultValue={before}
      rows={Math.max(2, text.split('\n').length + 1)}
      data-over-board
      onKeyDown={onKeyDown}
      onChange={(event) => {
        typed.current = event.currentTarget.value
        draft.typed(typed.current)
      }}
      onBlur={() => end(true)}
    />
  )
}
