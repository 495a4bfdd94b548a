import type { Change, Op } from '../../change/change'
import { omit } from '../../change/omit'
import { headOf, systemOf } from '../../change/system-ops'
import { markRear } from '../../drawing/rear-mounted'
import { withParts } from '../../drawing/with-fitting-parts'
import { asChosen, modelsOfLine, modulesOf } from '../../pack-rules/parts/fitting-parts'
import type { EquipmentRules } from '../../project/equipment'
import type { Project } from '../../project/project'
import { hasRearMounted, type UnitPart } from '../../project/unit-part'

const LABEL = 'chooseParts'

/**
 * Sets panel, rear-mounted components and accessories of list lines by their id. A choice that is just what the model comes with is not kept, so that the
 * line follows the pack. Drawn units are marked where a component is behind them.
 */
export function chooseParts(
  project: Project,
  systemId: string,
  choices: ReadonlyMap<string, readonly UnitPart[]>,
  pack: EquipmentRules,
): Change {
  const system = systemOf(project, systemId)
  const marks = new Map<string, boolean>()
  const lines = system.indoorUnits.flatMap((before, at): Op[] => {
    const given = choices.get(before.id)
    if (!given) return []
    const after = withParts(before, asChosen(pack, modelsOfLine(before), given))
    if (hasRearMounted(after.parts) !== hasRearMounted(before.parts)) marks.set(before.id, hasRearMounted(after.parts))
    return isSame(before.parts, after.parts) ? [] : [{ table: 'indoorUnit', systemId, before, after, at }]
  })
  return { label: LABEL, ops: [...lines, ...markRear(system, marks)] }
}

/** Sets the accessories of a system's outdoor unit, each for every module. */
export function chooseOutdoorParts(project: Project, systemId: string, parts: readonly UnitPart[], pack: EquipmentRules): Change {
  const before = headOf(systemOf(project, systemId))
  const outdoorParts = asChosen(pack, modulesOf(pack, before), parts)
  if (isSame(before.outdoorParts, outdoorParts)) return { label: LABEL, ops: [] }
  const bare = omit(before, 'outdoorParts')
  const after = outdoorParts ? { ...bare, outdoorParts } : bare
  return { label: LABEL, ops: [{ table: 'system', before, after, at: project.systemOrder.indexOf(systemId) }] }
}

function isSame(one: readonly UnitPart[] | undefined, other: readonly UnitPart[] | undefined): boolean {
  if (!one || !other) return one === other
  const inShort = (parts: readonly UnitPart[]): string => JSON.stringify(parts.map(({ id, count }) => [id, count]))
  return inShort(one) === inShort(other)
}
