import type { Pack } from '../../contract/pack'
import { changedSystem } from '../../model/change/changed-system'
import { newProject } from '../../model/project/defaults'
import { applyRepair } from '../../model/edits/apply-repair'
import type { EquipmentPack } from '../../model/project/equipment'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import type { Repair } from '../../model/finding/repair'
import { startKitLayout } from '../arrange/kit-layout'
import type { SystemResult } from '../decode/system-result'

/** Most checks, and most nodes in them, for the suggestions of one answer: every edit makes suggestions, so slow ones are left out. */
const MOST_TRIES = 8
const MOST_NODES = 4000

/** A system with a repair applied, and its check. */
export interface Attempt {
  system: System
  result: SystemResult
}

/** Checks the system with a repair applied; the result also says where no try is left, and where the repair changes nothing. */
export type TryRepair = (finding: Finding, repair: Repair) => Promise<Attempt | 'usedUp' | 'unchanged'>

/** Tries repairs by applying them to a copy of the system and checking it. `rest` is awaited before each; once it returns false nothing more is tried. */
export function repairTrials(
  system: System,
  pack: Pack,
  check: (changed: System) => Promise<SystemResult>,
  rest: () => Promise<unknown>,
): TryRepair {
  const project = newProject({ systems: { [system.id]: system }, systemOrder: [system.id] })
  let left = Math.min(MOST_TRIES, Math.floor(MOST_NODES / system.diagram.nodeCount))
  let equipment: EquipmentPack | undefined
  return async (finding, repair) => {
    if (left <= 0) return 'usedUp'
    left--
    if ((await rest()) === false) {
      left = 0
      return 'usedUp'
    }
    equipment ??= { ...pack, findKitLayout: await startKitLayout() }
    const change = applyRepair(project, system.id, { ...finding, repair }, equipment)
    const changed = change.ops.length > 0 ? changedSystem(project, system.id, change) : null
    return changed ? { system: changed, result: await check(changed) } : 'unchanged'
  }
}
