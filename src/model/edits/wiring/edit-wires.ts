import type { Change } from '../../change/change'
import { headOf, systemOf } from '../../change/system-ops'
import { newId } from '../../change/ids'
import { omit } from '../../change/omit'
import type { Project } from '../../project/project'
import { isEmptyWiring, NO_WIRING, type SystemWiring, type WireDiagram, type WireEdit, type WireEdits } from '../../wiring/wiring'

/** Fields to set on a line; undefined gives a field back to the piping and the pack. */
export type WirePatch = { readonly [Field in keyof WireEdit]?: WireEdit[Field] | undefined }

/**
 * Sets fields of lines by the id of the device at their end, as one step. Lengths in m, areas in mm², breakers in A.
 * @throws Error where the project has no such system
 */
export function setWires(project: Project, systemId: string, diagram: WireDiagram, patches: Readonly<Record<string, WirePatch>>): Change {
  const wiring = wiringOf(project, systemId)
  const edits: Record<string, WireEdit> = { ...wiring[diagram] }
  for (const [id, patch] of Object.entries(patches)) {
    const edit = mergePatch(edits[id], patch)
    if (edit) edits[id] = edit
    else Reflect.deleteProperty(edits, id)
  }
  return setWiring(project, systemId, 'editWires', { ...wiring, [diagram]: edits })
}

/** Gives lines back to the piping and the pack, with everything that was typed about them. */
export function resetWires(project: Project, systemId: string, diagram: WireDiagram, ids: Iterable<string>): Change {
  const wiring = wiringOf(project, systemId)
  return setWiring(project, systemId, 'resetWires', { ...wiring, [diagram]: without(wiring[diagram], ids) })
}

export function addBoard(project: Project, systemId: string, name: string, id = newId()): Change {
  const wiring = wiringOf(project, systemId)
  return setWiring(project, systemId, 'addBoard', { ...wiring, boards: [...wiring.boards, { id, name }] })
}

export function renameBoard(project: Project, systemId: string, id: string, name: string): Change {
  const wiring = wiringOf(project, systemId)
  const boards = wiring.boards.map((board) => (board.id === id ? { ...board, name } : board))
  return setWiring(project, systemId, 'renameBoard', { ...wiring, boards })
}

/** Takes a board away; what it fed is fed as generated. */
export function removeBoard(project: Project, systemId: string, id: string): Change {
  const wiring = wiringOf(project, systemId)
  const power: Record<string, WireEdit> = {}
  for (const [device, edit] of Object.entries(without(wiring.power, [id]))) {
    const kept = edit.from === id ? mergePatch(edit, { from: undefined }) : edit
    if (kept) power[device] = kept
  }
  return setWiring(project, systemId, 'removeBoard', { ...wiring, power, boards: wiring.boards.filter((board) => board.id !== id) })
}

function wiringOf(project: Project, systemId: string): SystemWiring {
  return systemOf(project, systemId).wiring ?? NO_WIRING
}

/** Puts another wiring in place of a system's. */
export function setWiring(project: Project, systemId: string, label: string, wiring: SystemWiring): Change {
  const before = headOf(systemOf(project, systemId))
  const after = isEmptyWiring(wiring) ? omit(before, 'wiring') : { ...before, wiring }
  const at = project.systemOrder.indexOf(systemId)
  return { label, ops: [{ table: 'system', before, after, at }] }
}

/** Returns an edit with fields set; null where nothing is left of it. */
export function mergePatch(edit: WireEdit = {}, patch: WirePatch): WireEdit | null {
  const fields = Object.entries({ ...edit, ...patch }).filter(([, value]) => value !== undefined)
  return fields.length > 0 ? (Object.fromEntries(fields) as WireEdit) : null
}

function without(edits: WireEdits, ids: Iterable<string>): WireEdits {
  const gone = new Set(ids)
  return Object.fromEntries(Object.entries(edits).filter(([id]) => !gone.has(id)))
}
