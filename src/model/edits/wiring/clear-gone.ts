import type { Change, Op } from '../../change/change'
import { squash } from '../../change/invert'
import type { Project } from '../../project/project'
import { NO_CONTROL } from '../../wiring/control'
import { isDrawn } from '../../wiring/drawn-units'
import { goneControl } from '../../wiring/gone-control'
import { undrawControllers } from './drawn-controllers'
import { editCentrals } from './edit-centrals'
import { resetWires } from './edit-wires'

/**
 * Clears what the controllers of a project still say about units, systems and devices that are gone, as one step. Groups and central controllers that are left without units or systems
 * go, too. Without ops where nothing is gone.
 */
export function clearGone(project: Project): Change {
  const gone = goneControl(project)
  const withGone = new Set(gone.groups.map(({ group }) => group.id))
  const { groups } = project.control ?? NO_CONTROL
  const ops: Op[] = []
  // From the end, so that a removed group leaves the places ahead of it as they are.
  for (let at = groups.length - 1; at >= 0; at--) {
    const before = groups[at]
    if (!before || !withGone.has(before.id)) continue
    const units = before.units.filter((unit) => isDrawn(project, unit))
    ops.push({ table: 'controlGroup', before, after: units.length > 0 ? { ...before, units } : null, at })
  }
  const changed = new Set(gone.centrals.map(({ central }) => central.id))
  const changes: Change[] = gone.wires.map(({ systemId, ids }) => resetWires(project, systemId, 'signal', ids))
  if (changed.size > 0)
    changes.push(
      editCentrals(project, changed, ({ edits = {}, ...central }) => {
        const systemIds = central.systemIds.filter((id) => project.systems[id])
        const kept = Object.entries(edits).filter(([id]) => systemIds.includes(id))
        if (systemIds.length === 0) return null
        return { ...central, systemIds, ...(kept.length > 0 && { edits: Object.fromEntries(kept) }) }
      }),
    )
  const emptied = groups.filter(({ id, units }) => withGone.has(id) && !units.some((unit) => isDrawn(project, unit)))
  ops.push(...undrawControllers(project, emptied))
  return squash('clearGone', [{ label: 'clearGone', ops }, ...changes])
}
