import type { Clip, ClippedBranch, ClippedNote } from '../../model/project/clip'
import type { Diagram } from '../../model/diagram/diagram'
import { belowAndSelf, kindAt, treeOf } from '../../model/diagram/diagram-tree'
import { anchorOf } from '../../model/drawing/notes/anchored-rows'
import { omit } from '../../model/change/omit'
import type { System } from '../../model/project/project'
import { InputError } from '../input-error'
import { readIndoorList, writeIndoorUnit } from '../wire/system/indoor-list'
import { parseJson } from '../wire/json-text'
import { knownModels, type EquipmentTables } from '../wire/known-models'
import { readSystem, writeSystem } from '../wire/system/outdoor-system'
import { readGraph, writeGraph } from '../wire/system/piping-graph'
import { isGiven, listIn, numberIn, recordOf, shown, textIn, wholeIn, wordIn, type JsonRecord, type Place } from '../wire/read-value'
import type { Reading } from '../wire/reading'
import { readSystemWiring, writeSystemWiring } from '../wire/wiring/system-wiring'

const FORMAT = 'branchline.clip'
const VERSION = 1
/** Maximum length of a clip in characters, well above the largest supported system. */
const MOST_CHARACTERS = 128 * 1024 * 1024
const MOST_NODES = 200_000
const ROOT: Place = () => '$'
const FIELDS = {
  branches: new Set(['format', 'version', 'kind', 'branches']),
  systems: new Set(['format', 'version', 'kind', 'systems']),
  notes: new Set(['format', 'version', 'kind', 'notes']),
}
const NOTE_FIELDS = new Set(['text', 'dx', 'dy'])

/** Writes a clip as JSON text with the field names of the saved project, metric, for the system clipboard between tabs and projects. */
export function writeClip(clip: Clip): string {
  const head = { format: FORMAT, version: VERSION, kind: clip.kind }
  if (clip.kind === 'systems') return JSON.stringify({ ...head, systems: clip.systems.map(writeClipped) })
  if (clip.kind === 'notes') return JSON.stringify({ ...head, notes: clip.notes })
  const branches = clip.branches.map(({ diagram, units }) => ({
    pipingGraphData: writeGraph(diagram, undefined),
    inDoorList: units.map((unit) => writeIndoorUnit(unit, true)),
  }))
  return JSON.stringify({ ...head, branches })
}

/** A copied system carries its wiring, which in a saved project stands beside the systems. */
function writeClipped(system: System): JsonRecord {
  return { ...writeSystem(system), ...(system.wiring && { wiring: writeSystemWiring(system.wiring) }) }
}

/** Whether a text looks like a clip of this product; cheap for any clipboard content. */
export function looksLikeClip(text: string): boolean {
  return text.slice(0, 64).replace(/\s/g, '').startsWith(`{"format":"${FORMAT}"`)
}

/**
 * Reads what `writeClip` wrote, checked like a saved project. With a pack, models that it does not have are refused.
 * @throws InputError with the JSON path of the first wrong value, also for text that is no clip, is too large, or was copied by a later version
 */
export function readClip(text: string, pack?: EquipmentTables): Clip {
  if (text.length > MOST_CHARACTERS) throw new InputError('$', `a clip of at most ${MOST_CHARACTERS} characters`)
  const record = recordOf(parseJson(text), ROOT)
  if (record['format'] !== FORMAT) throw new InputError('$.format', `${FORMAT}, as copied in a project, not ${shown(record['format'])}`)
  if (wholeIn(record, 'version', ROOT, VERSION, VERSION) === undefined) throw new InputError('$.version', `${VERSION}`)
  const kind = wordIn(record, 'kind', ROOT, ['branches', 'systems', 'notes'])
  if (kind === undefined) throw new InputError('$.kind', 'branches, systems or notes')
  refuseOthers(record, FIELDS[kind], ROOT)
  const reading: Reading = { known: pack && knownModels(pack) }
  const list = listIn(record, kind, ROOT)
  if (kind === 'notes') return { kind, notes: readNotes(list) }
  return kind === 'systems' ? { kind, systems: readSystems(list, reading) } : { kind, branches: readBranches(list, reading) }
}

function readSystems(list: readonly unknown[], reading: Reading): System[] {
  const systems = list.map((item, index): System => {
    const at: Place = () => `$.systems[${index}]`
    const { wiring, ...record } = recordOf(item, at)
    const system = omit(readSystem(record, index, reading, at), 'frozen')
    return isGiven(wiring)
      ? {
          ...system,
          wiring: readSystemWiring(
            recordOf(wiring, () => `${at()}.wiring`),
            () => `${at()}.wiring`,
          ),
        }
      : system
  })
  const ids = new Set<string>()
  systems.forEach(({ id }, index) => {
    if (ids.has(id)) throw new InputError(`$.systems[${index}].id`, `an id that no other system has, not ${shown(id)}`)
    ids.add(id)
  })
  bound(
    systems.map((system) => system.diagram),
    'systems',
  )
  return systems
}

function readBranches(list: readonly unknown[], reading: Reading): ClippedBranch[] {
  const branches = list.map((item, index) => {
    const place: Place = () => `$.branches[${index}]`
    const record = recordOf(item, place)
    refuseOthers(record, new Set(['pipingGraphData', 'inDoorList']), place)
    const { diagram } = readGraph(record['pipingGraphData'], reading, () => `${place()}.pipingGraphData`)
    checkBranch(diagram, () => `${place()}.pipingGraphData`)
    return { diagram, units: readIndoorList(record, reading, place) }
  })
  bound(
    branches.map((branch) => branch.diagram),
    'branches',
  )
  return branches
}

function readNotes(list: readonly unknown[]): ClippedNote[] {
  if (list.length > MOST_NODES) throw new InputError('$.notes', `at most ${MOST_NODES} text blocks, not ${list.length}`)
  return list.map((item, index) => {
    const place: Place = () => `$.notes[${index}]`
    const record = recordOf(item, place)
    refuseOthers(record, NOTE_FIELDS, place)
    return { text: textIn(record, 'text', place) ?? '', dx: numberIn(record, 'dx', place) ?? 0, dy: numberIn(record, 'dy', place) ?? 0 }
  })
}

/** Checks that a branch is one tree below its first node plus accessories of its nodes; anything else would corrupt the drawing on pasting. */
function checkBranch(diagram: Diagram, place: Place): void {
  const { nodeCount, edgeCount } = diagram
  if (nodeCount === 0) throw new InputError(`${place()}.nodes`, 'at least one node')
  if (new Set(diagram.nodeId.slice(0, nodeCount)).size < nodeCount) throw new InputError(`${place()}.nodes`, 'nodes with ids of their own')
  let beside = 0
  for (let row = 0; row < nodeCount; row++) {
    const kind = kindAt(diagram, row)
    const isBeside = row > 0 && kind === 'none' && anchorOf(diagram, row) >= 0
    if (isBeside) beside++
    if (kind === 'outdoor' || (kind === 'none' && !isBeside))
      throw new InputError(`${place()}.nodes[${row}].shape`, 'a node that may hang on a branch')
  }
  for (let row = 0; row < edgeCount; row++) {
    const [source, target] = [diagram.edgeSource[row] ?? -1, diagram.edgeTarget[row] ?? -1]
    if (source < 0 || target <= 0)
      throw new InputError(`${place()}.edges[${row}]`, 'a pipe between two nodes of the branch, none into its first')
  }
  if (belowAndSelf(diagram, treeOf(diagram), 0).filter((row) => kindAt(diagram, row) !== 'none').length < nodeCount - beside)
    throw new InputError(`${place()}.nodes`, 'nodes that all hang below the first')
}

function bound(diagrams: readonly Diagram[], list: string): void {
  const nodes = diagrams.reduce((sum, diagram) => sum + diagram.nodeCount, 0)
  if (nodes > MOST_NODES) throw new InputError(`$.${list}`, `at most ${MOST_NODES} nodes, not ${nodes}`)
}

function refuseOthers(record: JsonRecord, known: ReadonlySet<string>, place: Place): void {
  for (const name in record) if (!known.has(name)) throw new InputError(place(), `no field ${shown(name)}`)
}
