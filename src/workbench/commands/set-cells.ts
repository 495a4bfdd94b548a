import type { Change } from '../../model/change/change'
import { editIndoorUnits } from '../../model/edits/list/edit-indoor-unit'
import { inSequence } from '../../model/edits/in-sequence'
import type { PendingEdit } from '../../model/edits/in-sequence'
import { renameSystem } from '../../model/edits/systems/rename-system'
import { replaceNode } from '../../model/edits/drawing/replace-node'
import { reverseFittings } from '../../model/edits/drawing/reverse-fittings'
import { setLevelColumn, setPipeColumn } from '../../model/edits/set-columns'
import type { PipeColumn } from '../../model/edits/set-columns'
import { setRoomSizes } from '../../model/edits/list/set-room-sizes'
import { setMaterial } from '../../model/edits/drawing/set-material'
import { setNodeLabel } from '../../model/edits/drawing/set-node-label'
import { setTags } from '../../model/edits/tags/set-tags'
import { removeFromDrawing } from '../../model/edits/drawing/remove-from-drawing'
import type { PlacedItem } from '../../model/drawing/put/placed-item'
import type { Project } from '../../model/project/project'
import type { RoomSize } from '../../model/project/rooms/room-size'
import { change } from './change'
import { noteChange } from './notes/note-change'
import type { DesignPack } from '../../state/core/pack'
import { mergeRules } from '../../state/core/pack'

/** New values of one property of many pipes, nodes or list entries; ids and values in the same order. */
export type CellValues =
  | { property: PipeColumn; ids: string[]; values: (number | null)[] }
  | { property: 'heightM' | keyof RoomSize; ids: string[]; values: (number | null)[] }
  | { property: 'material' | 'name' | 'note' | 'room' | 'systemName' | 'tag'; ids: string[]; values: string[] }
  | { property: 'reverse'; ids: string[] }
  | { property: 'item'; ids: string[]; values: PlacedItem[] }

/** Undo labels for one value and for many. */
const LABELS: Record<CellValues['property'], [one: string, many: string]> = {
  lengthM: ['setPipe', 'setPipeColumn'],
  gasLengthM: ['setPipe', 'setPipeColumn'],
  liquidLengthM: ['setPipe', 'setPipeColumn'],
  bends: ['setPipe', 'setPipeColumn'],
  heightM: ['setNodeHeight', 'setLevelColumn'],
  material: ['setMaterial', 'setMaterial'],
  name: ['setNodeLabel', 'setNodeLabel'],
  note: ['setNoteText', 'setNoteText'],
  room: ['editIndoorUnit', 'editIndoorUnit'],
  roomAreaM2: ['editIndoorUnit', 'editIndoorUnit'],
  roomHeightM: ['editIndoorUnit', 'editIndoorUnit'],
  systemName: ['renameSystem', 'renameSystem'],
  tag: ['setTags', 'setTags'],
  reverse: ['reverseFittings', 'reverseFittings'],
  item: ['replaceNode', 'replaceNode'],
}

/** Writes any number of values of any columns into a diagram, as one step of undo. */
export function setCells(systemId: string, cells: readonly CellValues[], pack: DesignPack): boolean {
  return change((project) => cellsChange(project, systemId, cells, pack))
}

/** Describes the change that writes these values. */
export function cellsChange(project: Project, systemId: string, cells: readonly CellValues[], pack: DesignPack): Change {
  const given = cells.filter(({ ids }) => ids.length > 0)
  const [first] = given
  if (!first) return { label: 'editTable', ops: [] }
  const gone = given.every(isBlankNote) ? given.flatMap(({ ids }) => ids) : []
  if (gone.length > 0) return removeFromDrawing(project, systemId, { nodes: gone, edges: [] }, mergeRules())
  return inSequence(
    project,
    systemId,
    labelOf(given),
    given.flatMap((each) => editsOf(systemId, each, pack)),
  )
}

/** Returns whether text blocks get an empty text, which removes them and is labelled so in undo. */
function isBlankNote(cells: CellValues): boolean {
  return cells.property === 'note' && cells.values.every((text) => text.trim() === '')
}

/** Labels one property by its name, several of one pipe as that pipe, else the table. */
function labelOf(given: readonly CellValues[]): string {
  const labels = new Set(given.map(({ property, ids }) => LABELS[property][ids.length > 1 ? 1 : 0]))
  const [label] = labels
  if (label !== undefined && labels.size === 1) return label
  const ids = new Set(given.flatMap((each) => each.ids))
  return ids.size === 1 && labels.has('setPipe') ? 'setPipe' : 'editTable'
}

function editsOf(systemId: string, cells: CellValues, pack: DesignPack): PendingEdit[] {
  switch (cells.property) {
    case 'heightM':
      return [(project) => setLevelColumn(project, systemId, cells.ids, cells.values)]
    case 'material':
      return byValue(cells).map(
        ([value, ids]) =>
          (project) =>
            setMaterial(project, systemId, ids, value === '' ? null : value),
      )
    case 'room':
      return byValue(cells).map(
        ([room, ids]) =>
          (project) =>
            editIndoorUnits(project, systemId, ids, { room }, pack),
      )
    case 'roomAreaM2':
    case 'roomHeightM': {
      const sizes = new Map(cells.ids.map((id, at) => [id, { [cells.property]: cells.values[at] ?? null }]))
      return [(project) => setRoomSizes(project, systemId, sizes)]
    }
    case 'name':
      return cells.ids.map((id, at) => (project) => setNodeLabel(project, systemId, id, cells.values[at] ?? ''))
    case 'tag':
      return [
        (project) =>
          setTags(
            project,
            systemId,
            cells.ids.map((nodeId, at) => ({ nodeId, tag: cells.values[at] ?? '' })),
          ),
      ]
    case 'systemName':
      return cells.values.filter((name) => name !== '').map((name) => (project) => renameSystem(project, systemId, name))
    case 'note':
      return cells.ids.map((id, at) => (project) => noteChange(project, systemId, id, cells.values[at] ?? ''))
    case 'reverse':
      return [(project) => reverseFittings(project, systemId, cells.ids)]
    case 'item':
      return cells.ids.flatMap((id, at): PendingEdit[] => {
        const item = cells.values[at]
        return item ? [(project) => replaceNode(project, systemId, id, item, pack)] : []
      })
    default:
      return [(project) => setPipeColumn(project, systemId, cells.ids, cells.property, cells.values)]
  }
}

/** Groups ids by their new text, so that a column filled with one word is one edit. */
function byValue({ ids, values }: { ids: string[]; values: string[] }): [string, string[]][] {
  const groups = new Map<string, string[]>()
  ids.forEach((id, at) => {
    const value = values[at] ?? ''
    const group = groups.get(value)
    if (group) group.push(id)
    else groups.set(value, [id])
  })
  return Array.from(groups)
}
