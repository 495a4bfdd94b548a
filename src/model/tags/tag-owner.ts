import type { Project } from '../project/project'
import { tagsOf } from './project-tags'

/** The unit that has a tag: a place in a line of a system's list, or its outdoor unit where `lineId` is null. */
export interface TagOwner {
  systemId: string
  lineId: string | null
  place: number
}

/** Returns the unit that has this tag, letters in any case; null where it is free. */
export function tagOwner(project: Project, tag: string, isMeant: (owner: TagOwner) => boolean = () => false): TagOwner | null {
  const wanted = tag.trim().toLowerCase()
  const tags = tagsOf(project)
  for (const systemId of project.systemOrder) {
    const own = tags.get(systemId)
    if (!own) continue
    const outdoor: TagOwner = { systemId, lineId: null, place: 0 }
    if (own.outdoor.toLowerCase() === wanted && !isMeant(outdoor)) return outdoor
    for (const [lineId, all] of own.lines)
      for (const [place, each] of all.entries()) {
        if (each.toLowerCase() === wanted && !isMeant({ systemId, lineId, place })) return { systemId, lineId, place }
      }
  }
  return null
}
