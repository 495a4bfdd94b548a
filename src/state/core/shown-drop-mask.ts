import type { DropItem } from '../../engine/drop/drop-item'
import type { DropMask } from '../../engine/drop/drop-mask'
import type { DropVerdict } from '../../engine/drop/drop-verdict'
import type { InspectContext } from '../../engine/encode/encode-design'
import type { System } from '../../model/project/project'
import { engine } from './engine'
import { inspectContext } from './inspect-context'
import { currentProject } from '../document/project'
import { openedSystem, openResident } from './shown-system'
import { workplace } from '../page/workplace'

/**
 * Where an item may be dropped in the system on the screen, one answer for each of its rows; null where no system is. The core answers from the system that
 * it has open, and only where it has not heard of the last change yet is the system handed over.
 * @throws InputError naming what is wrong with the item
 */
export async function shownDropMask(item: DropItem): Promise<DropMask | null> {
  const shown = shownSystem()
  if (!shown) return null
  const resident = openedSystem() === shown.system.id ? openResident() : null
  return resident ? resident.dropMask(item) : (await engine()).dropMask(shown.system, shown.context, item)
}

/** The same for some items in a system that need not be the one on the screen: where it is, the core answers from what it has open. */
export async function dropMasksOf(system: System, context: InspectContext, items: readonly DropItem[]): Promise<DropMask[]> {
  const isOpen = openedSystem() === system.id && currentProject()?.systems[system.id]?.diagram === system.diagram
  const resident = isOpen ? openResident() : null
  return resident ? Promise.all(items.map((item) => resident.dropMask(item))) : (await engine()).dropMasks(system, context, items)
}

/**
 * May an item be dropped on this node of the system on the screen? Null where no system is shown.
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
