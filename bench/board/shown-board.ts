import type { Diagram } from '../../src/model/diagram/diagram'

/** One drawing library's board on the bench page; all show the same system. */
export interface ShownBoard {
  /** Moves the view by pixels to the left and up. */
  panBy(px: number, py: number): void
  /** Zooms about the middle of the window. */
  zoomBy(factor: number): void
  /** Shows a zoom of 80 % somewhere in the middle of the diagram. */
  zoomIn(): void
  fit(): void
  /** Adds a unit below the node nearest to the middle of the window; resolves when the library has done its part, before it is on screen. */
  addNode(): Promise<void>
  close(): void
}

/** Shows a system; resolves when the library reports that all of it is drawn, before the pixels are on screen. */
export type ShowBoard = (place: HTMLDivElement, diagram: Diagram) => Promise<ShownBoard>

export const ZOOMED_IN = 0.8
export const UNIT = { width: 56, height: 36 }

/** Returns the row nearest to a point. */
export function nearestNode(diagram: Diagram, x: number, y: number): number {
  let nearest = Infinity
  let found = 0
  for (let row = 0; row < diagram.nodeCount; row++) {
    const distance = Math.hypot((diagram.nodeX[row] ?? 0) - x, (diagram.nodeY[row] ?? 0) - y)
    if (distance < nearest) {
      nearest = distance
      found = row
    }
  }
  return found
}

/** Returns the box around all places. */
export function extentOf(diagram: Diagram): { minX: number; minY: number; width: number; height: number } {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let row = 0; row < diagram.nodeCount; row++) {
    minX = Math.min(minX, diagram.nodeX[row] ?? 0)
    maxX = Math.max(maxX, diagram.nodeX[row] ?? 0)
    minY = Math.min(minY, diagram.nodeY[row] ?? 0)
    maxY = Math.max(maxY, diagram.nodeY[row] ?? 0)
  }
  return { minX, minY, width: maxX - minX, height: maxY - minY }
}
