import { NODE_KINDS } from '../../model/project/codes'
import type { Diagram } from '../../model/diagram/diagram'
import { AIR_HANDLER } from '../symbols/air-handler'
import { AHU_KIT } from '../symbols/ahu-kit'
import { END_CAP } from '../symbols/end-cap'
import { FRESH_AIR_UNIT } from '../symbols/fresh-air-unit'
import { headerSize } from '../symbols/header'
import { HYDRO_UNIT } from '../symbols/hydro-unit'
import { INDOOR_UNIT } from '../symbols/indoor-unit'
import { JOINT_RADIUS } from '../symbols/joint'
import { boxSize } from '../symbols/mode-box'
import { ACCESSORY, CONTROLLER, PANEL, VENTILATOR } from '../symbols/note'
import { outdoorUnitSize } from '../symbols/outdoor-unit'
import { PLACEHOLDER } from '../symbols/placeholder'
import { SUPPLY, SWITCHBOARD } from '../symbols/switchboard'

/** The symbols of the board; a drawing's column holds the index in this list. */
export const GLYPHS = [
  'note',
  'outdoor',
  'indoor',
  'freshAir',
  'hydro',
  'kit',
  'joint',
  'header',
  'box',
  'placeholder',
  'endCap',
  'airHandler',
  'ventilator',
  'controller',
  'panel',
  'accessory',
  'supply',
  'switchboard',
] as const
export type Glyph = (typeof GLYPHS)[number]

/** Glyphs of shapes without refrigerant, by the first letters of their name on the wire. */
const NOTE_GLYPHS: readonly (readonly [shape: string, glyph: Glyph])[] = [
  ['hrv', 'ventilator'],
  ['idu', 'ventilator'],
  ['controller', 'controller'],
  ['panel', 'panel'],
  ['dnd', 'accessory'],
  ['supply', 'supply'],
  ['switchboard', 'switchboard'],
]

/** Returns the symbol of a row. Joints with more than two branches, and merge joints, have outlets side by side as headers do. */
export function glyphOf(diagram: Diagram, row: number): Glyph {
  const kind = NODE_KINDS[diagram.nodeKind[row] ?? 0] ?? 'none'
  switch (kind) {
    case 'none':
      return NOTE_GLYPHS.find(([shape]) => diagram.nodeShape[row]?.startsWith(shape))?.[1] ?? 'note'
    case 'ahuKit':
      return 'kit'
    case 'ahuBox':
      return 'airHandler'
    case 'joint':
      return (diagram.nodeOutlets[row] ?? 0) > 2 ? 'header' : 'joint'
    default:
      return kind
  }
}

/**
 * Returns a symbol's size; `outlets` counts the modules of an outdoor unit, the branches of a header, the ports of a box. A text block is as large
 * as its text.
 */
export function glyphSize(glyph: Exclude<Glyph, 'note'>, outlets: number): { width: number; height: number } {
  switch (glyph) {
    case 'outdoor':
      return outdoorUnitSize(outlets)
    case 'indoor':
      return INDOOR_UNIT
    case 'freshAir':
      return FRESH_AIR_UNIT
    case 'hydro':
      return HYDRO_UNIT
    case 'kit':
      return AHU_KIT
    case 'joint':
      return { width: 2 * JOINT_RADIUS, height: 2 * JOINT_RADIUS }
    case 'header':
      return headerSize(outlets)
    case 'box':
      return boxSize(outlets)
    case 'placeholder':
      return PLACEHOLDER
    case 'endCap':
      return END_CAP
    case 'airHandler':
      return AIR_HANDLER
    case 'ventilator':
      return VENTILATOR
    case 'controller':
      return CONTROLLER
    case 'panel':
      return PANEL
    case 'accessory':
      return ACCESSORY
    case 'supply':
      return SUPPLY
    case 'switchboard':
      return SWITCHBOARD
  }
}
