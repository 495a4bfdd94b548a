import type { Change, Op, SystemHead } from '../../change/change'
import { omit } from '../../change/omit'
import { headOf, systemOf } from '../../change/system-ops'
import { isLarge } from '../../diagram/is-large'
import { drawSystem } from '../../drawing/draw-system'
import { isAsGenerated } from '../../drawing/is-as-generated'
import type { Branching } from '../../project/branching'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'

/**
 * Chooses how the units of a system, or those of one of its floors, are preferably joined; null leaves it to the generator, or to the system. A drawing that nobody
 * has edited is generated anew in the same step; an edited or large one keeps its fittings until it is generated again.
 */
export function setBranching(project: Project, systemId: string, by: Branching | null, pack: EquipmentPack, floor?: string): Change {
  const label = 'setBranching'
  const system = systemOf(project, systemId)
  const before = headOf(system)
  const after = floor === undefined ? withBranching(before, by) : withFloor(before, floor.trim(), by)
  if (before.branching === after.branching && chosenOn(before, floor) === chosenOn(after, floor)) return { label, ops: [] }
  const ops: Op[] = [{ table: 'system', before, after, at: project.systemOrder.indexOf(systemId) }]
  if (system.diagram.nodeCount === 0 || isLarge(system) || !isAsGenerated(system, pack)) return { label, ops }
  const drawn = drawSystem({ ...after, indoorUnits: system.indoorUnits, diagram: system.diagram }, pack)
  return { label, ops: [...ops, { table: 'diagram', systemId, before: system.diagram, after: drawn }] }
}

function chosenOn({ floorBranching }: SystemHead, floor = ''): Branching | undefined {
  return floorBranching?.find((each) => each.floor === floor.trim())?.by
}

function withBranching(head: SystemHead, by: Branching | null): SystemHead {
  return by === null ? omit(head, 'branching') : { ...head, branching: by }
}

function withFloor(head: SystemHead, floor: string, by: Branching | null): SystemHead {
  const others = (head.floorBranching ?? []).filter((each) => each.floor !== floor)
  const floorBranching = by === null ? others : [...others, { floor, by }]
  return floorBranching.length === 0 ? omit(head, 'floorBranching') : { ...head, floorBranching }
}
