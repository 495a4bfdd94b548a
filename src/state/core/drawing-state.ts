import { proxy } from 'valtio'
import type { Project } from '../../model/project/project'
import { sliceProject } from '../piping/slice-project'

/** Tells whether diagrams are being drawn in slices, and the share of systems done, 0 to 1; null where only one is drawn. */
export const drawingState = proxy<{ isDrawing: boolean; progress: number | null }>({ isDrawing: false, progress: null })

let stopping = new AbortController()

/**
 * Draws a large system of the open project, or many, in slices; `onProgress` takes the share of systems done. Returns null where it was cancelled, or where another
 * system is being drawn.
 */
export async function drawInSlices<T>(
  begin: (project: Project, onProgress: (share: number) => void) => Generator<void, T> | null,
): Promise<T | null> {
  if (drawingState.isDrawing) return null
  stopping = new AbortController()
  drawingState.isDrawing = true
  try {
    return await sliceProject((project) => begin(project, (share) => (drawingState.progress = share)), stopping.signal)
  } finally {
    drawingState.isDrawing = false
    drawingState.progress = null
  }
}

/** Cancels the drawing; the diagram stays as it is. */
export function stopDrawing(): void {
  stopping.abort()
}
