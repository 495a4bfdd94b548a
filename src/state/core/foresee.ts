import type { Change } from '../../model/change/change'
import { changedSystem } from '../../model/change/changed-system'
import { LARGE_NODES } from '../../model/diagram/is-large'
import type { Project, System } from '../../model/project/project'
import { onSettled } from '../document/commit'
import { plainChange } from '../document/hold'
import { currentProject } from '../document/project'
import { presentResult } from './answers'
import { results } from './results'
import { isToldAhead, openedSystem, takeBackAhead, tellAhead } from './shown-system'

/** A change that the core has been told of before anybody makes it. */
export interface Foresight {
  /** The change, to be committed as it is: then its answer is there at once. Null where something else has come meanwhile. */
  change(): Change | null
  /** It will not be made. */
  passOver(): void
}

/** What asks the core for more than a few rows is not foreseen: it may come to nothing. */
const MOST_OPS = 64
/** Rows come, go and change; lines of the list likewise. Anything else may concern more than its own rows. */
const OF_ROWS: ReadonlySet<string> = new Set(['node', 'edge', 'indoorUnit'])

/**
 * Tells the core of a change of the system on the screen that is likely to be made soon, so that its answer is known when it is. The project stays as it is, and so
 * does what is shown. Null where the core has something else to do, or the change is none for this.
 */
export function foresee(systemId: string, describe: (project: Project) => Change): Foresight | null {
  const project = currentProject()
  const system = project?.systems[systemId]
  if (!system || openedSystem() !== systemId || results.computing || isToldWhole(system)) return null
  // Findings are listed after an answer has been seen: that comes first.
  if (presentResult(systemId)?.isListed !== true) return null
  const change = plainChange(describe(project))
  const { ops } = change
  const isOfRows = ops.every((op) => OF_ROWS.has(op.table) && 'systemId' in op && op.systemId === systemId)
  if (ops.length === 0 || ops.length > MOST_OPS || !isOfRows) return null
  const changed = changedSystem(project, systemId, change)
  if (!changed || !tellAhead(change, changed)) return null
  const passOver = (): void => {
    stop()
    if (isToldAhead(change)) takeBackAhead()
  }
  // A change names places of the drawing as it was described.
  const stop = onSettled((id) => id === systemId && passOver())
  return {
    change: () => {
      stop()
      return isToldAhead(change) ? change : null
    },
    passOver,
  }
}

/** Where a room has an area or a height, the core is told the whole system for a unit that comes: of a large one that takes too long for what may come to nothing. */
function isToldWhole({ diagram, indoorUnits }: System): boolean {
  return diagram.nodeCount >= LARGE_NODES && indoorUnits.some((unit) => unit.roomAreaM2 !== null || unit.roomHeightM !== null)
}
