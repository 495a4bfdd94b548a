import { atOnce } from '../change/at-once'
import { nodeRow } from '../diagram/diagram-rows'
import type { Project } from '../project/project'
import { isDrawn } from './drawn-units'
import { NO_CONTROL, type CentralController, type ControlGroup } from './control'
import { groupLineId } from './wiring'

/** What a change elsewhere has left behind in the controllers of a project. */
export interface GoneControl {
  /** Groups with units that are no longer drawn, and how many these are. */
  groups: { group: ControlGroup; units: number }[]
  /** Central controllers with systems that no longer exist, or with changes to the line to a system that they do not serve. */
  centrals: { central: CentralController; systems: number; edits: number }[]
  /** Changes to communication lines whose device is gone, by system. */
  wires: { systemId: string; ids: string[] }[]
}

export function isNothingGone({ groups, centrals, wires }: GoneControl): boolean {
  return groups.length + centrals.length + wires.length === 0
}

/** Groups that are looked at between two pauses. */
const GROUPS_A_STEP = 50

/** Finds what the controllers of a project still say about units, systems and devices that are gone. */
export function goneControl(project: Project): GoneControl {
  return atOnce(findingGone(project))
}

/** Works like `goneControl`, pausing after some groups. */
export function* findingGone(project: Project): Generator<void, GoneControl> {
  const { groups, centrals } = project.control ?? NO_CONTROL
  const withGone: GoneControl['groups'] = []
  for (const [place, group] of groups.entries()) {
    const units = group.units.filter((unit) => !isDrawn(project, unit)).length
    if (units > 0) withGone.push({ group, units })
    if (place % GROUPS_A_STEP === 0) yield
  }
  return {
    groups: withGone,
    centrals: centrals.flatMap((central) => {
      const systems = central.systemIds.filter((id) => !project.systems[id]).length
      const edits = Object.keys(central.edits ?? {}).filter((id) => !central.systemIds.includes(id)).length
      return systems + edits > 0 ? [{ central, systems, edits }] : []
    }),
    wires: project.systemOrder.flatMap((systemId) => {
      const ids = goneWires(project, systemId, groups)
      return ids.length > 0 ? [{ systemId, ids }] : []
    }),
  }
}

/** A line leads to a node of the drawing, to a controller, or with the id of the group ahead to a unit of a group. */
function goneWires(project: Project, systemId: string, groups: readonly ControlGroup[]): string[] {
  const system = project.systems[systemId]
  const ids = Object.keys(system?.wiring?.signal ?? {})
  if (!system || ids.length === 0) return []
  const own = groups.filter(({ units }) => units[0]?.systemId === systemId)
  const known = new Set(
    own.flatMap(({ id, units, controllers }) => [
      ...controllers.map((each) => each.id),
      ...units.filter((unit) => isDrawn(project, unit)).map(({ nodeId }) => groupLineId(id, nodeId)),
    ]),
  )
  return ids.filter((id) => !known.has(id) && nodeRow(system.diagram, id) < 0)
}
