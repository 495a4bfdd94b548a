import type { Change, Op } from '../../change/change'
import { squash } from '../../change/invert'
import type { Project } from '../../project/project'
import { NO_WIRING, type WireDiagram, type WireEdit } from '../../wiring/wiring'
import { editCentral } from './edit-centrals'
import { mergePatch, setWiring, type WirePatch } from './edit-wires'

/** What to change of one line. */
export interface LineEdit {
  /** System or central controller that keeps what was changed of the line. */
  ownerId: string
  diagram: WireDiagram
  /** Id of the device at the end of the line. */
  id: string
  /** Fields to set; null gives the whole line back to the piping and the pack. */
  patch: WirePatch | null
}

/** Changes lines of both diagrams, of several systems and of central controllers as one step. Lines of an owner that is gone are left out. */
export function editLines(project: Project, label: 'editWires' | 'resetWires', edits: readonly LineEdit[]): Change {
  const byOwner = new Map<string, LineEdit[]>()
  for (const edit of edits) {
    const own = byOwner.get(edit.ownerId)
    if (own) own.push(edit)
    else byOwner.set(edit.ownerId, [edit])
  }
  const changes = [...byOwner].flatMap(([ownerId, own]): Change[] => {
    const system = project.systems[ownerId]
    if (system) {
      const wiring = system.wiring ?? NO_WIRING
      const power = patched(wiring.power, own, 'power')
      const signal = patched(wiring.signal, own, 'signal')
      return [setWiring(project, ownerId, label, { ...wiring, power, signal })]
    }
    const central = project.control?.centrals.find(({ id }) => id === ownerId)
    return central ? [editCentral(project, ownerId, { edits: patched(central.edits ?? {}, own, 'signal') })] : []
  })
  return squash(label, joinControl(changes))
}

/** Several changes of the controllers are one: each was described from the same state. */
function joinControl(changes: readonly Change[]): Change[] {
  const ops = changes.flatMap((change) => change.ops)
  const control = ops.flatMap((op) => (op.table === 'control' ? [op] : []))
  const [first] = control
  if (!first || control.length === 1) return [...changes]
  const centrals = first.before.centrals.map(
    (central, at) => control.map(({ after }) => after.centrals[at]).find((after) => after !== central) ?? central,
  )
  const joined: Op = { ...first, after: { ...first.after, centrals } }
  return [{ label: '', ops: [...ops.filter(({ table }) => table !== 'control'), joined] }]
}

function patched(
  before: Readonly<Record<string, WireEdit>>,
  edits: readonly LineEdit[],
  diagram: WireDiagram,
): Readonly<Record<string, WireEdit>> {
  const own = edits.filter((edit) => edit.diagram === diagram)
  if (own.length === 0) return before
  const after: Record<string, WireEdit> = { ...before }
  for (const { id, patch } of own) {
    const edit = patch && mergePatch(after[id], patch)
    if (edit) after[id] = edit
    else Reflect.deleteProperty(after, id)
  }
  return after
}
