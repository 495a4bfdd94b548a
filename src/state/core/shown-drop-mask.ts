import type { DropItem } from '../../engine/drop/drop-item'
import type { DropMask } from '../../engine/drop/drop-mask'
import type { DropVerdict } from '../../engine/drop/drop-verdict'
import type { InspectContext } from '../../engine/encode/encode-design'
import type { System } from '../../model/project/project'
import { engine } from './engine'
import { inspectContext } from './inspect-context'
import { currentProject } from '../piping/project'
import { openedSystem, openResident } from './shown-system'
import { workplace } from '../page/workplace'

/**
 * Returns where an item may be dropped in the system on the screen, one verdict for each row; null without a system. The core answers from its mirror; the
 * whole system is sent only while the mirror lacks the last change.
 * @throws InputError naming what is wrong with the item
 */
export async function shownDropMask(item: DropItem): Promise<DropMask | null> {
  const shown = shownSystem()
  if (!shown) return null
  const resident = openedSystem() === shown.system.id ? openResident() : null
  return resident ? resident.dropMask(item) : (await engine()).dropMask(shown.system, shown.context, item)
}

/** Returns the drop masks of several items in any system. Where it is the one on the screen, the core answers from its mirror. */
export async function dropMasksOf(system: System, context: InspectContext, items: readonly DropItem[]): Promise<DropMask[]> {
  const isOpen = openedSystem() === system.id && currentProject()?.systems[system.id]?.diagram === system.diagram
  const resident = isOpen ? openResident() : null
  return resident ? Promise.all(items.map((item) => resident.dropMask(item))) : (await engine()).dropMasks(system, context, items)
}

/**
 * Returns whether an item may be dropped on a node of the system on the screen; null without a system.
 * @throws InputError where the system has no such node, or naming what is wrong with the item
 */
export async function shownDrop(nodeId: string, item: DropItem): Promise<DropVerdict | null> {
  const shown = shownSystem()
  if (!shown) return null
  const resident = openedSystem() === shown.system.id ? openResident() : null
  return resident ? resident.drop(nodeId, item) : (await engine()).drop(shown.system, shown.context, nodeId, item)
}

function shownSystem(): { system: System; context: InspectContext } | null {
  const project = currentProject()
  const system = project?.systems[workplace.systemId ?? '']
  return project && system ? { system, context: inspectContext(project) } : null
}
