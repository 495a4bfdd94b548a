import i18next from 'i18next'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import { newId } from '../../../model/change/ids'
import { editLines } from '../../../model/edits/wiring/edit-lines'
import { addBoard, removeBoard, renameBoard, type WirePatch } from '../../../model/edits/wiring/edit-wires'
import type { WireDiagram } from '../../../model/wiring/wiring'
import { currentProject } from '../../../state/piping/project'
import { change } from '../../../workbench/commands/change'

/** Sets fields of lines as one step of undo; undefined gives a field back to the piping and the pack. */
export function setLines(rows: readonly WireRow[], patch: WirePatch | ((row: WireRow) => WirePatch)): void {
  const patchOf = typeof patch === 'function' ? patch : () => patch
  change((project) =>
    editLines(
      project,
      'editWires',
      rows.map((row) => ({ ownerId: row.ownerId, diagram: row.diagram, id: row.device.id, patch: patchOf(row) })),
    ),
  )
}

/** Gives lines back to the piping and the pack, with everything that was typed about them. */
export function resetLines(rows: readonly WireRow[]): void {
  resetEdits(rows.map(({ ownerId, diagram, device }) => ({ ownerId, diagram, id: device.id })))
}

/** Gives back what was typed about lines, also about those that are gone. */
export function resetEdits(lines: readonly { ownerId: string; diagram: WireDiagram; id: string }[]): void {
  change((project) =>
    editLines(
      project,
      'resetWires',
      lines.map((line) => ({ ...line, patch: null })),
    ),
  )
}

/** Returns whether somebody changed something about a line. */
export function isEdited({ device }: WireRow): boolean {
  return Object.keys(device.edit).length > 0
}

/** Adds a distribution board to a system and returns its id; null where the project may not be changed. */
export function addDistributionBoard(systemId: string): string | null {
  const count = currentProject()?.systems[systemId]?.wiring?.boards.length ?? 0
  const id = newId()
  const isAdded = change((project) => addBoard(project, systemId, i18next.t('wiring:device.numberedBoard', { number: count + 1 }), id))
  return isAdded ? id : null
}

export function renameDistributionBoard(systemId: string, id: string, name: string): void {
  change((project) => renameBoard(project, systemId, id, name))
}

/** Takes a board away; what it fed is fed as generated. */
export function removeDistributionBoard(systemId: string, id: string): void {
  change((project) => removeBoard(project, systemId, id))
}
