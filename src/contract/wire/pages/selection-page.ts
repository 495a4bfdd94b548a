import { systemNumber } from '../../../model/edits/systems/system-name'
import type { Project } from '../../../model/project/project'
import { forgetRepeated } from '../repeated-fields'
import { isRecord, type JsonRecord, type Place } from '../read-value'
import { unknownFields } from '../unknown-fields'
import { writeRoom } from './room-list'

type Systems = Pick<Project, 'systems' | 'systemOrder'>

/** Fields that are read by themselves, or counted anew with every save. */
const FIELDS = new Set(['oduList', 'rooms', 'oduIndex', 'graphSysIndex', 'oduLastIndex', 'expandSystemIds'])
/** Fields of which only another tool knows a value of its own. */
const DEFAULTS = { graphScalePercent: 100, reportUnselected: [] }

/** Returns the fields of `selection` that are kept unchanged; undefined where there are none. */
export function besideLists(selection: JsonRecord, place: Place): JsonRecord | undefined {
  const extra = forgetRepeated(unknownFields(selection, FIELDS, place) ?? {}, DEFAULTS)
  return Object.keys(extra).length > 0 ? extra : undefined
}

/**
 * Writes `selection` without its list of systems: rooms, the systems that are left out of the report, the place of the system that was shown (`oduIndex` in
 * the list, `graphSysIndex` on the board: one for both), the systems that were open in the tree, and the highest number in the names of systems. A project without rooms has no field for them.
 */
export function writeSelectionPage(project: Project, extra: unknown): JsonRecord {
  const kept = isRecord(extra) ? extra : {}
  const shown = Math.max(0, project.systemOrder.indexOf(project.shownSystemId ?? ''))
  return {
    ...DEFAULTS,
    ...kept,
    ...writeUnreported(project, kept),
    oduIndex: shown,
    graphSysIndex: shown,
    expandSystemIds: (project.openSystemIds ?? []).filter((id) => project.systems[id]),
    oduLastIndex: systemNumber(project) - 1,
    ...(project.rooms.length > 0 && { rooms: project.rooms.map(writeRoom) }),
  }
}

/** Reads which system was shown: `oduIndex`, else `graphSysIndex`. The first one, where every project starts, and a place without a system say nothing. */
export function readShownSystem(selection: JsonRecord, { systemOrder }: Systems): Pick<Project, 'shownSystemId'> {
  const ids = [selection['oduIndex'], selection['graphSysIndex']].map((place) =>
    typeof place === 'number' && place > 0 ? systemOrder[place] : undefined,
  )
  const id = ids.find((each) => each !== undefined)
  return id === undefined ? {} : { shownSystemId: id }
}

/** Reads which systems were open in the tree, those of the project only; an empty list says nothing. */
export function readOpenSystems(selection: JsonRecord, { systems }: Systems): Pick<Project, 'openSystemIds'> {
  const named = selection['expandSystemIds']
  const ids = Array.isArray(named) ? named.filter((id) => typeof id === 'string' && Object.hasOwn(systems, id)) : []
  return ids.length === 0 ? {} : { openSystemIds: ids as string[] }
}

/** Reads the systems excluded from the report from `selection.reportUnselected`; other values of that field are kept unchanged. */
export function markUnreported(read: Systems, selection: unknown): Systems {
  for (const id of unreportedIn(selection)) {
    const system = Object.hasOwn(read.systems, id) ? read.systems[id] : undefined
    if (system) system.isUnreported = true
  }
  return read
}

function writeUnreported(project: Project, selection: JsonRecord): JsonRecord {
  const named = selection['reportUnselected']
  if (named !== undefined && !Array.isArray(named)) return {}
  const others = unreportedIn(selection).filter((id) => !project.systems[id])
  return { reportUnselected: [...project.systemOrder.filter((id) => project.systems[id]?.isUnreported), ...others] }
}

function unreportedIn(selection: unknown): string[] {
  const named = isRecord(selection) ? selection['reportUnselected'] : undefined
  return Array.isArray(named) ? named.filter((id) => typeof id === 'string') : []
}
