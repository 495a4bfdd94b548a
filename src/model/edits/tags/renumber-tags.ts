import type { Change, Op } from '../../change/change'
import { headOf } from '../../change/system-ops'
import type { Project, System } from '../../project/project'
import { factsOfLine, fillGaps, nextOutdoorTag, schemeOf, tagCount, tagsOf } from '../../tags/project-tags'
import { tagNumbers } from '../../tags/tag-numbers'
import type { TagScheme } from '../../tags/tag-scheme'
import { editInformation } from '../edit-information'

/** One unit whose tag changes; `lineId` is null for the outdoor unit, `was` is '' where it had none. */
export interface Retagging {
  systemId: string
  lineId: string | null
  was: string
  tag: string
}

/**
 * Gives the units of one system, or with null of the whole project, the first free tags of a scheme, in the order of their lists. Tags of
 * other systems stay. Another scheme than that of the project is stored with it.
 */
export function renumberTags(
  project: Project,
  systemId: string | null,
  scheme: TagScheme = schemeOf(project),
): Change & { list: Retagging[] } {
  const before = tagsOf(project)
  const systems = project.systemOrder.flatMap((id, place) => {
    const system = project.systems[id]
    return system ? [{ system, place }] : []
  })
  const isMeant = ({ id }: System): boolean => systemId === null || id === systemId
  const numbers = tagNumbers({ fillsGaps: true })
  for (const { system } of systems) {
    const own = isMeant(system) ? undefined : before.get(system.id)
    for (const tag of own ? [own.outdoor, ...Array.from(own.lines.values()).flat()] : []) numbers.use(tag)
  }
  const ops: Op[] = scheme === schemeOf(project) ? [] : editInformation(project, { tagScheme: scheme }).ops
  const list: Retagging[] = []
  for (const { system, place } of systems.filter((each) => isMeant(each.system))) {
    const own = before.get(system.id)
    const tag = nextOutdoorTag(scheme, place + 1, numbers)
    if (tag !== own?.outdoor) list.push({ systemId: system.id, lineId: null, was: own?.outdoor ?? '', tag })
    if (tag !== system.tag) {
      const head = headOf(system)
      ops.push({ table: 'system', before: head, after: { ...head, tag }, at: place })
    }
    for (const [at, line] of system.indoorUnits.entries()) {
      const was = own?.lines.get(line.id) ?? []
      const tags = Array<string>(Math.max(tagCount(line), was.length)).fill('')
      fillGaps(tags, scheme, factsOfLine(line, place + 1), numbers)
      for (const [nth, each] of tags.entries())
        if (each !== was[nth]) list.push({ systemId: system.id, lineId: line.id, was: was[nth] ?? '', tag: each })
      if (tags.length !== line.tags?.length || tags.some((each, nth) => each !== line.tags?.[nth]))
        ops.push({ table: 'indoorUnit', systemId: system.id, before: line, after: { ...line, tags }, at })
    }
  }
  return { label: 'renumberTags', ops, list }
}

/** Stores how new tags are written; given ones stay. */
export function setTagScheme(project: Project, scheme: TagScheme): Change {
  return { ...editInformation(project, { tagScheme: scheme }), label: 'setTagScheme' }
}
