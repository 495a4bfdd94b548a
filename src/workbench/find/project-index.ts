import type { SystemResult } from '../../engine/decode/system-result'
import type { Finding } from '../../model/finding/finding'
import type { IndoorUnit, Project, System } from '../../model/project/project'
import { tagsOf } from '../../model/tags/project-tags'
import type { SystemTags } from '../../model/tags/project-tags'
import { fold } from '../../ui/table/fold'

/** Kinds of things that a search in the whole project finds, in the order of their groups. */
export const FOUND_KINDS = ['system', 'room', 'unit', 'model', 'finding'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** A thing of the project that can be searched and gone to. */
export interface IndexEntry {
  kind: FoundKind
  /** '' for a room that no unit serves yet. */
  systemId: string
  text: string
  /** Further words on where it is, without the system. */
  where: string
  /** Lines of the list of units that it stands for; none for a system and for a finding. */
  lineIds: readonly string[]
  /** Number of units that it stands for. */
  units: number
  /** Place of a finding in the list of its system; -1 for all else. */
  findingAt: number
  /** Folded words that name it, and folded words that only tell it apart from others. */
  own: string
  context: string
}

export interface IndexWords {
  floor: (floor: string) => string
  sentence: (finding: Finding) => string
}

/** Findings, or lines of a list, between two reads of the clock. */
const PAUSE_AFTER = 64

/** Lists systems, rooms, units and models of a project. Yields after some of them. */
export function* indexPlaces(project: Project, { floor }: IndexWords): Generator<void, IndexEntry[]> {
  const entries: IndexEntry[] = []
  const served = new Set<string>()
  const tags = tagsOf(project)
  for (const systemId of project.systemOrder) {
    const system = project.systems[systemId]
    if (!system) continue
    yield* addSystem(entries, system, tags.get(systemId), floor)
    for (const { roomId, room } of system.indoorUnits) served.add(roomId ?? room)
    yield
  }
  for (const room of project.rooms) {
    if (room.name === '' || served.has(room.id) || served.has(room.name)) continue
    const where = [room.floor === '' ? '' : floor(room.floor), room.zone].filter(Boolean).join(' · ')
    entries.push(entry('room', '', room.name, where, [], 0, ''))
  }
  return entries
}

/** Sentences of the findings of a result, which are made once: wording ten thousand of them takes a while. */
const worded = new WeakMap<SystemResult, { sentence: IndexWords['sentence']; entries: IndexEntry[] }>()

/** Lists the findings of all calculated systems as sentences. Yields after some of them. */
export function* indexFindings(
  project: Project,
  results: Readonly<Record<string, SystemResult>>,
  { sentence }: IndexWords,
): Generator<void, IndexEntry[]> {
  const all: IndexEntry[] = []
  for (const systemId of project.systemOrder) {
    const result = results[systemId]
    const name = project.systems[systemId]?.name ?? ''
    if (!result) continue
    const known = worded.get(result)
    const entries = known?.sentence === sentence ? known.entries : yield* wordFindings(result, systemId, name, sentence)
    worded.set(result, { sentence, entries })
    for (const one of entries) all.push(one)
  }
  return all
}

function* wordFindings(
  { findings }: SystemResult,
  systemId: string,
  name: string,
  sentence: IndexWords['sentence'],
): Generator<void, IndexEntry[]> {
  const entries: IndexEntry[] = []
  for (const [at, finding] of findings.entries()) {
    if (at % PAUSE_AFTER === 0) yield
    entries.push({ ...entry('finding', systemId, sentence(finding), '', [], 0, name), findingAt: at })
  }
  return entries
}

function* addSystem(
  entries: IndexEntry[],
  system: System,
  tags: SystemTags | undefined,
  floor: IndexWords['floor'],
): Generator<void, void> {
  const models = system.outdoorModels.join(' + ')
  const outdoorTag = tags?.outdoor ?? ''
  const where = [outdoorTag, models].filter(Boolean).join(' · ')
  entries.push({ ...entry('system', system.id, system.name, where, [], 0, ''), own: fold(`${system.name} ${outdoorTag}`) })
  const rooms = new Map<string, IndoorUnit[]>()
  const kinds = new Map<string, IndoorUnit[]>()
  for (const [at, line] of system.indoorUnits.entries()) {
    if (at % PAUSE_AFTER === 0) yield
    gather(rooms, line.room, line)
    gather(kinds, line.model, line)
    const tag = (tags?.lines.get(line.id) ?? []).filter(Boolean).join(', ')
    const text = [tag, line.room || line.name].filter(Boolean).join(' · ') || line.model
    const more = [line.model, line.floor === '' ? '' : floor(line.floor)].filter(Boolean).join(' · ')
    entries.push(entry('unit', system.id, text, more, [line], line.count, system.name))
  }
  const floors = (lines: readonly IndoorUnit[]): string =>
    [...new Set(lines.map((line) => line.floor))].filter(Boolean).map(floor).join(', ')
  for (const [room, lines] of rooms) entries.push(entry('room', system.id, room, floors(lines), lines, countOf(lines), system.name))
  if (models !== '') entries.push(entry('model', system.id, models, '', [], 1, system.name))
  for (const [model, lines] of kinds) entries.push(entry('model', system.id, model, '', lines, countOf(lines), system.name))
}

const countOf = (lines: readonly IndoorUnit[]): number => lines.reduce((sum, { count }) => sum + count, 0)

function gather(groups: Map<string, IndoorUnit[]>, key: string, line: IndoorUnit): void {
  if (key === '') return
  const group = groups.get(key)
  if (group) group.push(line)
  else groups.set(key, [line])
}

function entry(
  kind: FoundKind,
  systemId: string,
  text: string,
  where: string,
  lines: readonly Pick<IndoorUnit, 'id'>[],
  units: number,
  context: string,
): IndexEntry {
  const lineIds = lines.map(({ id }) => id)
  return { kind, systemId, text, where, lineIds, units, findingAt: -1, own: fold(text), context: fold(`${where} ${context}`) }
}
