import { pageCore } from '../host/page-core'

/** The piece of a pipe that carries its label, in drawing units. */
export interface PipePiece {
  startX: number
  startY: number
  endX: number
  endY: number
}

export interface LabelPlace {
  x: number
  y: number
}

/** Where a label stands beside its piece of pipe: at the distance given (a part of the piece), else half-way; 15 units aside. */
export function labelPlace({ startX, startY, endX, endY }: PipePiece, distance: number): LabelPlace {
  const core = pageCore()
  return { x: core.labelX(startX, endX, distance), y: core.labelY(startX, startY, endX, endY, distance) }
}
