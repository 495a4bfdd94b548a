import { glyphAt } from '../../drawing/drawing/drawing'
import type { Glyph } from '../../drawing/drawing/glyph'
import type { SheetEntry, SheetValue } from '../../ui/sheet/cells/sheet-column'
import type { CellValues } from '../commands/set-cells'
import type { OpenSystem } from '../open-system/use-open-system'
import type { Lines } from './lines'
import { replacementItem } from './replacements'

type NameProperty = 'name' | 'note' | 'systemName'

/** A text block's name is its text, the outdoor unit's is that of the system. */
const NAMES: Partial<Record<Glyph, NameProperty>> = { note: 'note', outdoor: 'systemName' }

const PIPE_PROPERTIES = { length: 'lengthM', gasLength: 'gasLengthM', liquidLength: 'liquidLengthM', bends: 'bends' } as const

const ROOM_PROPERTIES = { roomArea: 'roomAreaM2', roomHeight: 'roomHeightM' } as const

/** Converts the entries of a sheet of rows to values of pipes, nodes and list entries. */
export function cellsOfEntries({ drawing, pack, system }: OpenSystem, lines: Lines, entries: readonly SheetEntry[]): CellValues[] {
  const { diagram } = drawing
  const itemsOf = (which: readonly number[]) => which.map((line) => diagram.nodeRest[lines.node[line] ?? -1]?.indoorUnitId ?? '')
  return entries.flatMap(({ column, lines: which, values }): CellValues[] => {
    const pipes = which.map((line) => diagram.edgeId[lines.edge[line] ?? -1] ?? '')
    const nodes = which.map((line) => diagram.nodeId[lines.node[line] ?? -1] ?? '')
    switch (column) {
      case 'length':
      case 'gasLength':
      case 'liquidLength':
      case 'bends':
        return [{ property: PIPE_PROPERTIES[column], ids: pipes, values: values.map(numberOf) }]
      case 'level':
        return [{ property: 'heightM', ids: nodes, values: values.map(numberOf) }]
      case 'material':
        return [{ property: 'material', ids: pipes, values: values.map(textOf) }]
      case 'name':
        return named(
          which.map((line) => NAMES[glyphAt(drawing, lines.node[line] ?? -1)] ?? 'name'),
          nodes.map((id, at) => (glyphAt(drawing, lines.node[which[at] ?? -1] ?? -1) === 'outdoor' ? system.id : id)),
          values.map(textOf),
        )
      case 'systemName':
        return [{ property: 'systemName', ids: [system.id], values: values.map(textOf) }]
      case 'tag':
        return [{ property: 'tag', ids: nodes, values: values.map(textOf) }]
      case 'room':
        return [{ property: 'room', ids: itemsOf(which), values: values.map(textOf) }]
      case 'roomArea':
      case 'roomHeight':
        return [{ property: ROOM_PROPERTIES[column], ids: itemsOf(which), values: values.map(numberOf) }]
      case 'reverse': {
        const isTurned = (line: number): boolean => diagram.nodeReverse[lines.node[line] ?? -1] === 1
        return [{ property: 'reverse', ids: nodes.filter((_, at) => isTurned(which[at] ?? -1) !== values[at]) }]
      }
      case 'model': {
        const items = which.map((line, at) => replacementItem(drawing, lines.node[line] ?? -1, pack, textOf(values[at] ?? null)))
        const isKnown = (at: number): boolean => items[at] !== null
        return [{ property: 'item', ids: nodes.filter((_, at) => isKnown(at)), values: items.filter((item) => item !== null) }]
      }
      default:
        return []
    }
  })
}

function named(properties: readonly NameProperty[], ids: readonly string[], values: readonly string[]): CellValues[] {
  return (['name', 'note', 'systemName'] as const).map((property) => ({
    property,
    ids: ids.filter((_, at) => properties[at] === property),
    values: values.filter((_, at) => properties[at] === property),
  }))
}

function numberOf(value: SheetValue): number | null {
  return typeof value === 'number' ? value : null
}

function textOf(value: SheetValue): string {
  return typeof value === 'string' ? value : ''
}
