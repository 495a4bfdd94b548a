import { modelAt } from '../../../model/diagram/model-at'
import type { Project, System } from '../../../model/project/project'
import { tagsByRow } from '../../../model/tags/node-tags'
import { tagsOf, type SystemTags } from '../../../model/tags/project-tags'
import {
  NO_CONTROL,
  readingServedUnits,
  unitKey,
  type CentralController,
  type ControlGroup,
  type UnitPlace,
} from '../../../model/wiring/control'
import { findingGone, type GoneControl } from '../../../model/wiring/gone-control'
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
  /** Place among all units of the project. */
  place: number
}

/** A system with its drawn units. */
export interface SystemUnits {
  id: string
  name: string
  units: readonly UnitView[]
  /** Units without a controller. */
  without: number
}

/** The units, groups and central controllers of a project as the step shows them. */
export interface ControlView {
  systems: readonly SystemUnits[]
  bySystem: ReadonlyMap<string, SystemUnits>
  units: ReadonlyMap<string, UnitView>
  groups: readonly ControlGroup[]
  /** Group of a unit by the unit's key. */
  groupOf: ReadonlyMap<string, ControlGroup>
  centrals: readonly CentralController[]
  /** Groups with their place in the list, by id. */
  groupById: ReadonlyMap<string, { group: ControlGroup; place: number }>
  without: number
  gone: GoneControl
}

/** Groups that are read between two pauses. */
const GROUPS_A_STEP = 200

const NOTHING_GONE: GoneControl = { groups: [], centrals: [], wires: [] }
const EMPTY_VIEW: ControlView = {
  ...{ systems: [], bySystem: new Map(), units: new Map(), groups: [], groupOf: new Map(), groupById: new Map(), centrals: [] },
  ...{ without: 0, gone: NOTHING_GONE },
}
const NO_TAGS: SystemTags = { outdoor: '', lines: new Map() }

/** Reads what the step shows of a project, pausing after every system. Inactive systems are left out. */
export function* readingControl(project: Project | null): Generator<void, ControlView> {
  if (!project) return EMPTY_VIEW
  const { groups, centrals } = project.control ?? NO_CONTROL
  const served = yield* readingServedUnits(groups)
  const tags = tagsOf(project)
  const systems: SystemUnits[] = []
  const units = new Map<string, UnitView>()
  for (const id of project.systemOrder) {
    const system = project.systems[id]
    if (!system?.active) continue
    const own = unitsOf(system, tags.get(id) ?? NO_TAGS, units.size)
    for (const unit of own) units.set(unit.key, unit)
    systems.push({ id, name: system.name, units: own, without: own.filter(({ key }) => !served.has(key)).length })
    yield
  }
  const gone = yield* findingGone(project)
  const groupOf = new Map<string, ControlGroup>()
  const groupById = new Map<string, { group: ControlGroup; place: number }>()
  for (const [place, group] of groups.entries()) {
    for (const unit of group.units) groupOf.set(unitKey(unit), group)
    groupById.set(group.id, { group, place })
    if (place % GROUPS_A_STEP === 0) yield
  }
  return {
    systems,
    bySystem: new Map(systems.map((system) => [system.id, system])),
    units,
    groups,
    groupOf,
    groupById,
    centrals,
    without: systems.reduce((sum, { without }) => sum + without, 0),
    gone,
  }
}

function unitsOf(system: System, ofSystem: SystemTags, first: number): UnitView[] {
  const { diagram } = system
  const tags = tagsByRow(diagram, ofSystem)
  const lines = new Map(system.indoorUnits.map((line) => [line.id, line]))
  return unitsOfDrawing(system).map(({ row, ...unit }, at) => {
    const line = lines.get(diagram.nodeRest[row]?.indoorUnitId ?? '')
    return {
      ...unit,
      key: unitKey(unit),
      tag: tags.get(row) ?? '',
      model: modelAt(diagram, row),
      room: line?.room ?? '',
      floor: line?.floor ?? '',
      lineId: line?.id ?? '',
      place: first + at,
    }
  })
}

/** Returns what a unit is called: by its tag, else by its model. */
export function unitName({ tag, model }: UnitView): string {
  return tag || model
}

/** Returns room and floor of units that stand in the same one; null where they do not, or where none is named. */
export function sharedRoom(units: readonly UnitView[]): { room: string; floor: string } | null {
  const [first] = units
  if (!first || (first.room === '' && first.floor === '')) return null
  const { room, floor } = first
  return units.every((unit) => unit.room === room && unit.floor === floor) ? { room, floor } : null
}
