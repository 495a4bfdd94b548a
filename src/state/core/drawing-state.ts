import { proxy } from 'valtio'

/** Whether a diagram is being drawn in turns. */
export const drawingState = proxy<{ isDrawing: boolean }>({ isDrawing: false })

let stopping = new AbortController()

/** Notes that a diagram is being drawn; null where one is already. */
export function beginDrawing(): { signal: AbortSignal; end: () => void } | null {
  if (drawingState.isDrawing) return null
  stopping = new AbortController()
  drawingState.isDrawing = true
  return { signal: stopping.signal, end: () => (drawingState.isDrawing = false) }
}

/** Leaves the diagram as it is. */
export function stopDrawing(): void {
  stopping.abort()
}
