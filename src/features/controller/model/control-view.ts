import { modelAt } from '../../../model/diagram/model-at'
import type { Project, System } from '../../../model/project/project'
import { tagsByRow } from '../../../model/tags/node-tags'
import { systemTags } from '../../../model/tags/project-tags'
import { NO_CONTROL, servedUnits, unitKey, type CentralController, type ControlGroup, type UnitPlace } from '../../../model/wiring/control'
import { unitsOfDrawing } from '../../../model/wiring/drawn-units'

/** A drawn unit as the step shows it. */
export interface UnitView extends UnitPlace {
  key: string
  tag: string
  model: string
  room: string
  floor: string
  /** Entry of the system's list; '' where the unit has none. */
  lineId: string
}

/** A system with its drawn units. */
export interface SystemUnits {
  id: string
  name: string
  units: readonly UnitView[]
  /** Units without a controller. */
  without: number
}

/** What the step shows of a project: the units of its systems, its groups and its central controllers. */
export interface ControlView {
  systems: readonly SystemUnits[]
  bySystem: ReadonlyMap<string, SystemUnits>
  units: ReadonlyMap<string, UnitView>
  groups: readonly ControlGroup[]
  /** Group of a unit by the unit's key. */
  groupOf: ReadonlyMap<string, ControlGroup>
  centrals: readonly CentralController[]
  without: number
}

export const EMPTY_VIEW: ControlView = {
  ...{ systems: [], bySystem: new Map(), units: new Map(), groups: [], groupOf: new Map(), centrals: [] },
  without: 0,
}

/** Reads what the step shows of a project, pausing after every system. Inactive systems are left out. */
export function* readingControl(project: Project | null): Generator<void, ControlView> {
  if (!project) return EMPTY_VIEW
  const { groups, centrals } = project.control ?? NO_CONTROL
  const served = servedUnits(groups)
  const systems: SystemUnits[] = []
  const units = new Map<string, UnitView>()
  for (const id of project.systemOrder) {
    const system = project.systems[id]
    if (!system?.active) continue
    const own = unitsOf(project, system)
    for (const unit of own) units.set(unit.key, unit)
    systems.push({ id, name: system.name, units: own, without: own.filter(({ key }) => !served.has(key)).length })
    yield
  }
  return {
    systems,
    bySystem: new Map(systems.map((system) => [system.id, system])),
    units,
    groups,
    groupOf: new Map(groups.flatMap((group) => group.units.map((unit) => [unitKey(unit), group] as const))),
    centrals,
    without: systems.reduce((sum, { without }) => sum + without, 0),
  }
}

function unitsOf(project: Project, system: System): UnitView[] {
  const { diagram } = system
  const tags = tagsByRow(diagram, systemTags(project, system.id))
  const lines = new Map(system.indoorUnits.map((line) => [line.id, line]))
  return unitsOfDrawing(system).map(({ row, ...place }) => {
    const line = lines.get(diagram.nodeRest[row]?.indoorUnitId ?? '')
    return {
      ...place,
      key: unitKey(place),
      tag: tags.get(row) ?? '',
      model: modelAt(diagram, row),
      room: line?.room ?? '',
      floor: line?.floor ?? '',
      lineId: line?.id ?? '',
    }
  })
}

/** Returns what a unit is called: by its tag, else by its model. */
export function unitName({ tag, model }: UnitView): string {
  return tag || model
}
