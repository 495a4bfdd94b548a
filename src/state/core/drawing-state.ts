import { proxy } from 'valtio'
import type { Project } from '../../model/project/project'
import { sliceProject } from '../piping/slice-project'

/** Tells whether a diagram is being drawn in slices. */
export const drawingState = proxy<{ isDrawing: boolean }>({ isDrawing: false })

let stopping = new AbortController()

/** Draws a large system of the open project in slices. Returns null where it was cancelled, or where another system is being drawn. */
export async function drawInSlices<T>(begin: (project: Project) => Generator<void, T> | null): Promise<T | null> {
  if (drawingState.isDrawing) return null
  stopping = new AbortController()
  drawingState.isDrawing = true
  try {
    return await sliceProject(begin, stopping.signal)
  } finally {
    drawingState.isDrawing = false
  }
}

/** Cancels the drawing; the diagram stays as it is. */
export function stopDrawing(): void {
  stopping.abort()
}
