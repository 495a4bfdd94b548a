import { JOINT_TYPES, NODE_KINDS } from '../../model/project/codes'
import type { Diagram } from '../../model/diagram/diagram'
import type { EquipmentLookup } from '../drawing/equipment-lookup'
import { noteBlockAt } from '../labels/note-block'
import { GLYPHS, glyphOf, glyphSize } from '../drawing/glyph'
import { copyColumn } from './spare-copy'

/** The symbol of each node and its size. */
export interface SymbolColumns {
  /** Index in GLYPHS. */
  glyph: Uint8Array
  halfWidth: Float32Array
  halfHeight: Float32Array
  /** Modules of an outdoor unit, branches of a header, ports of a box, as drawn. */
  outlets: Uint8Array
  /** Keys by which the symbols were chosen: the next change overwrites the diagram's own columns. */
  key: Uint16Array
}

const NONE = NODE_KINDS.indexOf('none')
const OUTDOOR = NODE_KINDS.indexOf('outdoor')
const JOINTS = JOINT_TYPES.length
const OUTLETS = 256
const UNKNOWN = 255

/** Symbols cached by key: a large diagram has a hundred thousand rows but few kinds of them. */
const glyphOfKey = new Uint8Array(NODE_KINDS.length * JOINTS * OUTLETS).fill(UNKNOWN)
const halfWidths = new Float32Array(GLYPHS.length * OUTLETS).fill(NaN)
const halfHeights = new Float32Array(GLYPHS.length * OUTLETS).fill(NaN)

/** Chooses the symbols of a diagram; where only a few keys differ from the former drawing, only those are chosen again. */
export function symbolColumns(diagram: Diagram, equipment: EquipmentLookup, before: SymbolColumns | null): SymbolColumns {
  const { nodeCount } = diagram
  const key = new Uint16Array(nodeCount)
  for (let row = 0; row < nodeCount; row++) key[row] = keyOf(diagram, row)
  const changed = before?.key.length === nodeCount ? changedRows(key, before.key) : null
  if (before && changed) return patchSymbols(before, diagram, equipment, changed).symbols
  const columns: SymbolColumns = {
    glyph: new Uint8Array(nodeCount),
    halfWidth: new Float32Array(nodeCount),
    halfHeight: new Float32Array(nodeCount),
    outlets: new Uint8Array(nodeCount),
    key,
  }
  for (let row = 0; row < nodeCount; row++) choose(columns, diagram, equipment, row)
  return columns
}

/** Returns the former symbols with some rows chosen again; the same object when none of them changes. */
export function patchSymbols(
  before: SymbolColumns,
  diagram: Diagram,
  equipment: EquipmentLookup,
  rows: Iterable<number>,
): { symbols: SymbolColumns; changed: number[] } {
  let symbols = before
  const changed: number[] = []
  for (const row of rows) {
    const key = keyOf(diagram, row)
    if (key === before.key[row] && !isOpen(key)) continue
    if (symbols === before) symbols = copyOf(before)
    symbols.key[row] = key
    choose(symbols, diagram, equipment, row)
    if (isOther(symbols, before, row)) changed.push(row)
  }
  return changed.length > 0 ? { symbols, changed } : { symbols: before, changed }
}

function isOther(now: SymbolColumns, before: SymbolColumns, row: number): boolean {
  return (
    now.key[row] !== before.key[row] ||
    now.glyph[row] !== before.glyph[row] ||
    now.outlets[row] !== before.outlets[row] ||
    now.halfWidth[row] !== before.halfWidth[row] ||
    now.halfHeight[row] !== before.halfHeight[row]
  )
}

function copyOf({ glyph, halfWidth, halfHeight, outlets, key }: SymbolColumns): SymbolColumns {
  return {
    glyph: copyColumn(glyph),
    halfWidth: copyColumn(halfWidth),
    halfHeight: copyColumn(halfHeight),
    outlets: copyColumn(outlets),
    key: copyColumn(key),
  }
}

function keyOf({ nodeKind, nodeJointType, nodeOutlets }: Diagram, row: number): number {
  return ((nodeKind[row] ?? 0) * JOINTS + (nodeJointType[row] ?? 0)) * OUTLETS + (nodeOutlets[row] ?? 0)
}

/** When more rows than this changed, all are chosen again. */
const MOST_CHANGED = 1_000
/** Returns whether a key's symbol or size also depends on data outside the columns: an outdoor unit's modules, a note's shape and text. */
const isOpen = (key: number): boolean => {
  const kind = Math.floor(key / (JOINTS * OUTLETS))
  return kind === OUTDOOR || kind === NONE
}
const LAST_OPEN = (Math.max(OUTDOOR, NONE) + 1) * JOINTS * OUTLETS

function changedRows(key: Uint16Array, before: Uint16Array): number[] | null {
  const rows: number[] = []
  for (let row = 0; row < key.length; row++) {
    const now = key[row] ?? 0
    if (now === before[row] && (now >= LAST_OPEN || !isOpen(now))) continue
    if (rows.length === MOST_CHANGED) return null
    rows.push(row)
  }
  return rows
}

function choose(columns: SymbolColumns, diagram: Diagram, equipment: EquipmentLookup, row: number): void {
  const key = columns.key[row] ?? 0
  const kind = diagram.nodeKind[row]
  let glyph = kind === NONE ? GLYPHS.indexOf(glyphOf(diagram, row)) : (glyphOfKey[key] ?? UNKNOWN)
  if (glyph === UNKNOWN) glyphOfKey[key] = glyph = GLYPHS.indexOf(glyphOf(diagram, row))
  const outlets = outletsDrawn(diagram, equipment, row)
  columns.glyph[row] = glyph
  columns.outlets[row] = outlets
  const name = GLYPHS[glyph] ?? 'note'
  if (name === 'note') {
    const { width, height } = noteBlockAt(diagram, row)
    columns.halfWidth[row] = width / 2
    columns.halfHeight[row] = height / 2
    return
  }
  const size = glyph * OUTLETS + outlets
  let halfWidth = halfWidths[size] ?? NaN
  if (Number.isNaN(halfWidth)) {
    const { width, height } = glyphSize(name, Math.max(1, outlets))
    halfWidths[size] = halfWidth = width / 2
    halfHeights[size] = height / 2
  }
  columns.halfWidth[row] = halfWidth
  columns.halfHeight[row] = halfHeights[size] ?? 0
}

function outletsDrawn(diagram: Diagram, equipment: EquipmentLookup, row: number): number {
  if (diagram.nodeKind[row] === OUTDOOR) return equipment.modulesOf(diagram.nodeRest[row]?.models ?? []).length
  return diagram.nodeOutlets[row] ?? 0
}
