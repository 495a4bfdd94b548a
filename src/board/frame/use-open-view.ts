import { useEffect, useRef } from 'react'
import type { Drawing } from '../../drawing/drawing/drawing'
import { outdoorRow } from '../../model/diagram/diagram-tree'

/**
 * Shows a diagram from its start when it opens: at its stored places, and again once the core has arranged it, until the user moves the view. A drawing that is laid
 * out otherwise is shown as a whole once it is arranged.
 */
export function useOpenView(diagramKey: string, isReady: boolean, drawing: Drawing, open: () => void): void {
  const { result } = drawing
  const opened = useRef<string | null>(null)
  useEffect(() => {
    const key = `${diagramKey} ${result !== null ? 'arranged' : 'stored'}`
    if (!isReady || opened.current === key || opened.current === `${diagramKey} arranged`) return
    opened.current = key
    open()
  })
  const layOut = drawing.diagram.nodeRest[outdoorRow(drawing.diagram)]?.layOut ?? 'wide'
  const shown = useRef({ diagramKey, layOut, result })
  useEffect(() => {
    const before = shown.current
    if (before.diagramKey === diagramKey && before.layOut !== layOut && before.result === result) return
    shown.current = { diagramKey, layOut, result }
    if (before.diagramKey === diagramKey && before.layOut !== layOut) open()
  })
}
