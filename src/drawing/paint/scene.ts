import type { Detail } from './detail'
import type { Drawing } from '../drawing/drawing'
import type { FloorBand } from './floor-bands'
import type { LabelSource } from '../labels/label-source'
import type { Palette } from './palette'
import type { Box } from '../view/view'

/** The rows of one drawing to paint, and how. */
export interface Scene {
  drawing: Drawing
  nodes: readonly number[]
  edges: readonly number[]
  bands: readonly FloorBand[]
  labels: LabelSource
  palette: Palette
  detail: Detail
  /** Pixels per board unit, for texts and lines with a minimum size. */
  scale: number
  /** The part of the board on screen; without it everything is drawn. */
  window?: Box
  /** Numbers of badges, for paper, which has no hover to show sentences. */
  badgeNumbers?: BadgeNumbers
}
/** Numbers for badges whose sentences are listed elsewhere. */
export interface BadgeNumbers {
  nodes: ReadonlyMap<number, number>
  edges: ReadonlyMap<number, number>
}
