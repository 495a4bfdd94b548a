import type { LabelInk } from './pipe-label-runs'

/** One run of a pipe's label: a text in one ink, from its left end. */
export interface LabelPiece {
  ink: LabelInk
  text: string
  x: number
  y: number
}
