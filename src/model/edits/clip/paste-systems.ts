import type { Change, Op } from '../../change/change'
import type { SystemClip } from '../../project/clip'
import { putSystemCopy } from '../../drawing/system-copy'
import { newId } from '../../change/ids'
import type { Project } from '../../project/project'
import { serveFreeRooms } from '../rooms/serve-free-rooms'
import { systemNumber } from '../systems/system-name'

/** Pastes systems at the end of the project with the next numbers, on floor 0 and level 1, with new ids. */
export function pasteSystems(project: Project, clip: SystemClip): Change {
  const number = systemNumber(project)
  const ops = clip.systems.flatMap((system, place): Op[] =>
    putSystemCopy(
      { ...system, indoorUnits: serveFreeRooms(project, system.indoorUnits) },
      { id: newId(), name: `System${number + place}`, at: project.systemOrder.length + place },
    ),
  )
  return { label: 'pasteSystems', ops }
}
