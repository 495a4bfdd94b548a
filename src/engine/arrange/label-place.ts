import { labelX, labelY } from '../../../assembly/common/layout/layout-drawing'

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

/** Returns the place of a label beside its piece of pipe: at the given distance (a part of the piece), else half-way; 15 units aside. */
export function labelPlace({ startX, startY, endX, endY }: PipePiece, distance: number): LabelPlace {
  return { x: labelX(startX, endX, distance), y: labelY(startX, startY, endX, endY, distance) }
}
