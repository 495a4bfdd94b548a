import { nodeText } from '../../../model/diagram/node-text'
import type { Change } from '../../../model/change/change'
import { nodeRow } from '../../../model/diagram/diagram-rows'
import { removeFromDrawing } from '../../../model/edits/drawing/remove-from-drawing'
import { setNoteText } from '../../../model/edits/notes/set-note-text'
import { commitInStep } from '../../../state/piping/commit'
import { withdraw } from '../../../state/piping/history'
import { projectState } from '../../../state/piping/project'
import { change, mayChange } from '../change'
import { mergeRules } from '../../../state/core/pack'

/** Delay before typed text is written; with it the journal has the text within 100 ms. */
const WAIT_MS = 70

/** The text of a block while it is typed. */
export interface NoteDraft {
  /** Records more typed text. */
  typed: (text: string) => void
  /** Writes the typed text at once. */
  flush: () => void
  /** Accepts the text; a block without text is removed. */
  keep: (text: string) => void
  /** Restores the former text. */
  giveBack: () => void
}

/** Writes a text block while it is typed, so that it is as safe against loss as any other edit. All of it is one step of undo. */
export function beginNoteDraft(systemId: string, nodeId: string): NoteDraft {
  const projectId = projectState.current?.id
  const before = textOf(systemId, nodeId)
  let step: Change | null = null
  let waiting: { text: string; timer: ReturnType<typeof setTimeout> } | null = null

  const isOpen = (): boolean => projectState.current?.id === projectId && projectState.current?.systems[systemId] !== undefined
  const stopWaiting = (): void => {
    clearTimeout(waiting?.timer)
    waiting = null
  }
  const write = (text: string): void => {
    const project = projectState.current
    if (project && isOpen()) step = commitInStep(setNoteText(project, systemId, nodeId, text), step)
  }
  const flush = (): void => {
    const text = waiting?.text
    stopWaiting()
    // A block without text would exist invisibly.
    if (text !== undefined && text.trim() !== '') write(text)
  }
  const giveBack = (): void => {
    stopWaiting()
    if (step && !withdraw(step)) write(before)
    step = null
  }
  return {
    typed: (text) => {
      const timer = waiting?.timer ?? setTimeout(flush, WAIT_MS)
      waiting = { text: plainText(text), timer }
    },
    flush,
    keep: (typed) => {
      stopWaiting()
      const text = plainText(typed)
      if (text === before) giveBack()
      else if (text.trim() === '') {
        giveBack()
        if (isOpen()) change((project) => removeFromDrawing(project, systemId, { nodes: [nodeId], edges: [] }, mergeRules()))
      } else if (mayChange()) write(text)
    },
    giveBack,
  }
}

function plainText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n')
}

function textOf(systemId: string, nodeId: string): string {
  const diagram = projectState.current?.systems[systemId]?.diagram
  return nodeText(diagram?.nodeRest[nodeRow(diagram, nodeId)])
}
