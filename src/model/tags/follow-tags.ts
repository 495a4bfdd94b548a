import type { Change, Op } from '../change/change'
import type { IndoorUnit, Project } from '../project/project'
import { lookAhead, rowsOf } from './change-ahead'
import type { ProjectAhead, TaggedRow } from './change-ahead'
import { factsOfLine, fillGaps, isTaggedOnRequest, nextOutdoorTag, schemeOf, tagCount, tagsOf } from './project-tags'
import { tagNumbers } from './tag-numbers'
import type { TagsBySystem } from './project-tags'
import type { TagNumbers } from './tag-numbers'
import type { TagScheme } from './tag-scheme'

/**
 * Adds to a change what it means for tags: every unit keeps its own, whatever the change does to lists and drawings, and new units get the next.
 * The first change of a project without tags stores those that it was shown with. Returns the change itself where tags do not follow from it.
 */
export function followTags(project: Project, change: Change): Change {
  if (!change.ops.some(concernsTags) || isTaggedOnRequest(project)) return change
  const before = tagsOf(project)
  const ahead = lookAhead(project, change)
  const scheme = schemeAfter(project, change)
  const ops = storeTags(project, ahead, givenTags(project, ahead, before, scheme))
  return ops.length === 0 ? change : { label: change.label, ops: [...change.ops, ...ops] }
}

function concernsTags(op: Op): boolean {
  switch (op.table) {
    case 'diagram':
    case 'systemOrder':
      return true
    case 'system':
      return !op.before || !op.after || op.before.tag !== op.after.tag
    case 'node':
      return (op.before?.data.indoorUnitId ?? '') !== (op.after?.data.indoorUnitId ?? '')
    case 'indoorUnit':
      return !op.before || !op.after || TAG_FIELDS.some((field) => op.before?.[field] !== op.after?.[field])
    case 'information':
      return op.before.tagScheme !== op.after.tagScheme
    default:
      return false
  }
}

const TAG_FIELDS = ['id', 'type', 'count', 'floor', 'room', 'airHandler', 'tags'] as const

function schemeAfter(project: Project, change: Change): TagScheme {
  const op = change.ops.findLast((each) => each.table === 'information')
  return schemeOf({ information: op?.after ?? project.information })
}

/** A line of the list after the change, and what is to be its tags; '' for one that is not yet given. */
interface Claim {
  line: IndoorUnit
  tags: string[]
  rows: readonly TaggedRow[]
  /** Its tags before; undefined for a line that is new in its system. */
  before: readonly string[] | undefined
  isRetagged: boolean
  systemNumber: number
}

export interface GivenTags {
  outdoor: Map<string, string>
  lines: Map<string, Map<string, string[]>>
}

/** Gives out the tags in the order of who has most right to them: typed, of a drawn unit, of its line, carried along by a new line, new. */
function givenTags(project: Project, ahead: ProjectAhead, before: TagsBySystem, scheme: TagScheme): GivenTags {
  const numbers = tagNumbers()
  const claims = ahead.order.flatMap((id, place) => claimsOf(project, ahead, before, id, place + 1))
  const all = claims.flatMap(({ own }) => own)
  for (const { line, tags, isRetagged } of all) if (isRetagged) put(tags, line.tags ?? [], numbers)
  const outdoor = new Map<string, string>()
  for (const { id, outdoorTag } of claims) {
    if (outdoorTag === '' || !numbers.isFree(outdoorTag)) continue
    outdoor.set(id, outdoorTag)
    numbers.use(outdoorTag)
  }
  const ofNode = tagsOfNodes(project, ahead, before)
  for (const claim of all)
    if (!claim.isRetagged)
      put(
        claim.tags,
        claim.rows.map(({ id }) => ofNode.get(id) ?? ''),
        numbers,
      )
  for (const claim of all) if (!claim.isRetagged && claim.before) putRest(claim.tags, claim.before, numbers)
  for (const claim of all) if (!claim.isRetagged && !claim.before) putRest(claim.tags, claim.line.tags ?? [], numbers)
  for (const [place, { id }] of claims.entries()) if (!outdoor.has(id)) outdoor.set(id, nextOutdoorTag(scheme, place + 1, numbers))
  for (const { line, tags, systemNumber } of all) fillGaps(tags, scheme, factsOfLine(line, systemNumber), numbers)
  return { outdoor, lines: new Map(claims.map(({ id, own }) => [id, new Map(own.map(({ line, tags }) => [line.id, tags]))])) }
}

function claimsOf(project: Project, { systems }: ProjectAhead, before: TagsBySystem, id: string, systemNumber: number) {
  const ahead = systems.get(id)
  const system = project.systems[id]
  const known = before.get(id)
  // A copied system carries the tag of the one it was copied from, which keeps it.
  const stored = ahead?.head.tag
  const outdoorTag = known && stored === system?.tag ? known.outdoor : (stored ?? '')
  const isTouched = ahead?.lines !== null || ahead.rows !== null
  const rows = new Map<string, TaggedRow[]>()
  if (isTouched)
    for (const row of ahead?.rows ?? rowsOf(system?.diagram)) {
      if (row.line === '') continue
      const drawn = rows.get(row.line)
      if (drawn) drawn.push(row)
      else rows.set(row.line, [row])
    }
  const own = (ahead?.lines ?? system?.indoorUnits ?? []).map((line): Claim => {
    const drawn = rows.get(line.id) ?? []
    const length = isTouched ? Math.max(tagCount({ ...line, tags: [] }), drawn.length) : tagCount(line)
    const isRetagged = ahead?.retagged.has(line.id) ?? false
    return { line, tags: Array<string>(length).fill(''), rows: drawn, before: known?.lines.get(line.id), isRetagged, systemNumber }
  })
  return { id, outdoorTag, own }
}

/** Returns the tags before the change by node, of the systems that it touches. */
function tagsOfNodes(project: Project, { systems }: ProjectAhead, before: TagsBySystem): Map<string, string> {
  const tags = new Map<string, string>()
  for (const id of project.systemOrder) {
    const ahead = systems.get(id)
    // An untouched system keeps its tags by its lines, and its drawing may not even be read yet.
    if (ahead && !ahead.lines && !ahead.rows) continue
    const places = new Map<string, number>()
    for (const { id: node, line } of rowsOf(project.systems[id]?.diagram)) {
      const place = places.get(line) ?? 0
      places.set(line, place + 1)
      const tag = before.get(id)?.lines.get(line)?.[place]
      if (tag !== undefined) tags.set(node, tag)
    }
  }
  return tags
}

function put(tags: string[], wanted: readonly string[], numbers: TagNumbers): void {
  for (const [place, tag] of wanted.entries()) {
    if (place >= tags.length || tag === '' || !numbers.isFree(tag)) continue
    tags[place] = tag
    numbers.use(tag)
  }
}

function putRest(tags: string[], given: readonly string[], numbers: TagNumbers): void {
  const rest = given.filter((tag) => tag !== '' && numbers.isFree(tag))
  for (const [place, tag] of tags.entries()) {
    if (tag !== '') continue
    const next = rest.shift()
    if (next === undefined) return
    tags[place] = next
    numbers.use(next)
  }
}

/** Returns the ops that store tags where others are stored. */
export function storeTags(project: Project, ahead: ProjectAhead, given: GivenTags): Op[] {
  const ops: Op[] = []
  for (const [at, systemId] of ahead.order.entries()) {
    const system = ahead.systems.get(systemId)
    const tag = given.outdoor.get(systemId)
    if (system && tag !== undefined && system.head.tag !== tag)
      ops.push({ table: 'system', before: system.head, after: { ...system.head, tag }, at })
    for (const [place, before] of (system?.lines ?? project.systems[systemId]?.indoorUnits ?? []).entries()) {
      const tags = given.lines.get(systemId)?.get(before.id)
      if (!tags || (tags.length === before.tags?.length && tags.every((each, at) => each === before.tags?.[at]))) continue
      ops.push({ table: 'indoorUnit', systemId, before, after: { ...before, tags }, at: place })
    }
  }
  return ops
}
