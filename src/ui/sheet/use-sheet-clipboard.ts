import { useState } from 'react'
import type { ClipboardEvent } from 'react'
import { writeBlock } from './cells/clipboard-block'
import type { PasteTarget } from './cells/paste-plan'
import { textsIn } from './cells/range-entries'
import { linesIn } from './cells/sheet-cells'
import type { SheetProps } from './sheet-props'
import type { SheetCursor } from './use-sheet-cursor'

export interface AskedPaste {
  text: string
  target: PasteTarget
}

/** Copies the range as text for spreadsheets, and opens the preview of a pasted block. */
export function useSheetClipboard(props: SheetProps, cursor: SheetCursor) {
  const { order, columns, isReadOnly } = props
  const { range } = cursor
  const [asked, setAsked] = useState<AskedPaste | null>(null)
  const isTyping = ({ target }: ClipboardEvent): boolean => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

  const onCopy = (event: ClipboardEvent): void => {
    if (isTyping(event)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeBlock(textsIn(order, columns, range)))
  }
  const onPaste = (event: ClipboardEvent): void => {
    if (isTyping(event)) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (text === '' || isReadOnly || props.onPasteText?.(text)) return
    const first = range.fromPlace
    const below = order.subarray(first).filter((entry) => entry >= 0)
    const target = {
      lines: below,
      columns: columns.slice(range.fromColumn),
      markedLines: linesIn(order, range).length,
      markedColumns: range.toColumn - range.fromColumn + 1,
    }
    setAsked({ text, target })
  }
  return { asked, onCopy, onPaste, close: () => setAsked(null) }
}
