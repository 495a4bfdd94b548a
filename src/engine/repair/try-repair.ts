import type { Pack } from '../../contract/pack'
import { changedSystem } from '../../model/change/changed-system'
import { newProject } from '../../model/project/defaults'
import { applyRepair } from '../../model/edits/apply-repair'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import type { Repair } from '../../model/finding/repair'
import type { SystemResult } from '../decode/system-result'

/** So often, and with so many nodes, systems are checked for the suggestions of one answer: every edit has one, and one that takes long has none. */
const MOST_TRIES = 8
const MOST_NODES = 4000

/** A system with a repair made, and what the check says of it. */
export interface Attempt {
  system: System
  result: SystemResult
}

/** Checks the system with a repair applied; says so where no try is left, and where the repair changes nothing. */
export type TryRepair = (finding: Finding, repair: Repair) => Promise<Attempt | 'usedUp' | 'unchanged'>

/** Tries repairs by making them in a copy of the system and checking it. `rest` is awaited before each; once it answers false nothing more is tried. */
export function repairTrials(
  system: System,
  pack: Pack,
  check: (changed: System) => Promise<SystemResult>,
  rest: () => Promise<unknown>,
): TryRepair {
  const project = newProject({ systems: { [system.id]: system }, systemOrder: [system.id] })
  let left = Math.min(MOST_TRIES, Math.floor(MOST_NODES / system.diagram.nodeCount))
  return async (finding, repair) => {
    if (left <= 0) return 'usedUp'
    left--
    if ((await rest()) === false) {
      left = 0
      return 'usedUp'
    }
    const change = applyRepair(project, system.id, { ...finding, repair }, pack)
    const changed = change.ops.length > 0 ? changedSystem(project, system.id, change) : null
    return changed ? { system: changed, result: await check(changed) } : 'unchanged'
  }
}
