import type { Diagram } from '../../../model/diagram/diagram'
import { nodeAt } from '../../../model/diagram/diagram-rows'
import { NODE_KINDS } from '../../../model/project/codes'
import { placedLines } from '../../../model/drawing/put/placed-lines'
import type { System } from '../../../model/project/project'
import { InputError } from '../../input-error'
import { readBranching, writeBranching } from './branching'
import { readFrozenDesign, writeFrozenDesign } from './frozen-design'
import { readControllerGraph, writeControllerGraph } from './controller-graph'
import { readIndoorList, writeIndoorUnit } from './indoor-list'
import { listNow, type WriteList } from '../long-list'
import { checkModuleCount } from './module-count'
import { readGraph, writeGraph } from './piping-graph'
import { isRecord, listIn, numberIn, recordOf, shown, textIn, type JsonRecord, type Place } from '../read-value'
import type { Reading } from '../reading'
import { EMPTY_IN_SYSTEM, SYSTEM_RESULTS } from '../result-fields'
import { forgetRepeated } from '../repeated-fields'
import { readTag } from '../tags'
import { readUnitParts, writeUnitParts } from '../unit-parts'
import { isSafeName, unknownFields } from '../unknown-fields'

const FIELDS = new Set<string>([
  'id',
  'deviceName',
  'status',
  'floor',
  'level',
  'oduModels',
  'accessories',
  'inDoorList',
  'pipingGraphData',
  'controllerGraphData',
  'frozenDesign',
  'graphScalePercent',
  'isMixSystem',
  ...SYSTEM_RESULTS,
  'tag',
  'preferredBranching',
  'floorBranching',
])
/** Key under which graph fields beside nodes and edges are kept; not a field of the wire. */
const GRAPH = '@pipingGraphData'
const LEAST_SCALE = 10
const LARGEST_SCALE = 400
const ACTIVE = 1
const OUTDOOR = NODE_KINDS.indexOf('outdoor')

/**
 * Reads one item of `oduList`. Models are checked in active systems only. `oduModels` is our own field: the outdoor
 * modules chosen before anything is drawn.
 */
export function readSystem(value: unknown, index: number, reading: Reading, place: Place): System {
  const record = recordOf(value, place)
  const active = (numberIn(record, 'status', place) ?? ACTIVE) === ACTIVE
  const ownReading: Reading = active ? reading : { ...reading, known: undefined }
  const graph = readGraph(record['pipingGraphData'], ownReading, () => `${place()}.pipingGraphData`)
  const id = readId(record, index, place)
  const extra = forgetRepeated(unknownFields(record, FIELDS, place) ?? {}, {
    ...repeatedFields(id, graph.diagram),
    ...EMPTY_IN_SYSTEM,
  })
  if (graph.extra) extra[GRAPH] = graph.extra
  const controllerGraph = readControllerGraph(record, place)
  const frozen = readFrozenDesign(record, place)
  const scalePercent = readScale(record, place)
  const outdoorParts = readUnitParts(record, place)
  const tag = readTag(record, place)
  if (!active && record['status'] !== 0) extra['status'] = record['status']
  return {
    id,
    name: textIn(record, 'deviceName', place) ?? `System ${index + 1}`,
    floor: numberIn(record, 'floor', place) ?? 0,
    level: numberIn(record, 'level', place) ?? 1,
    active,
    outdoorModels: chosenModels(record, ownReading, place) ?? drawnModels(graph.diagram),
    indoorUnits: readIndoorList(record, ownReading, place),
    diagram: graph.diagram,
    ...(controllerGraph && { controllerGraph }),
    ...(frozen && { frozen }),
    ...(scalePercent !== undefined && { scalePercent }),
    ...(outdoorParts && { outdoorParts }),
    ...(tag !== undefined && { tag }),
    ...readBranching(record, place),
    extra,
  }
}

/** Writes the system in its wire form, metric; `list` builds its long lists immediately or while they are written. */
export function writeSystem(system: System, list: WriteList = listNow): JsonRecord {
  const { [GRAPH]: graph, status, ...extra } = system.extra
  const placed = placedLines(system.indoorUnits, system.diagram)
  return {
    ...repeatedFields(system.id, system.diagram),
    ...extra,
    id: system.id,
    deviceName: system.name,
    status: system.active ? ACTIVE : (status ?? 0),
    floor: system.floor,
    level: system.level,
    oduModels: system.outdoorModels,
    ...writeUnitParts(system.outdoorParts),
    ...(system.tag !== undefined && { tag: system.tag }),
    ...writeBranching(system),
    isMixSystem: new Set(system.outdoorModels).size > 1,
    inDoorList: list(system.indoorUnits.length, (place) => writeUnit(system, place, placed)),
    pipingGraphData: writeGraph(system.diagram, isRecord(graph) ? graph : undefined, list),
    ...(system.controllerGraph && { controllerGraphData: writeControllerGraph(system.controllerGraph) }),
    ...(system.scalePercent !== undefined && { graphScalePercent: system.scalePercent }),
    ...(system.frozen && { frozenDesign: writeFrozenDesign(system.frozen) }),
  }
}

/** Fields that repeat others: the older name of the id, the name of the outdoor unit in the drawing, and what is drawn though it is folded, which is nothing here. */
function repeatedFields(id: string, diagram: Diagram): JsonRecord {
  const row = diagram.nodeKind.indexOf(OUTDOOR)
  const label = row < 0 || row >= diagram.nodeCount ? '' : (diagram.nodeRest[row]?.label ?? '')
  return { _id: id, label, displayHiddenData: [] }
}

function writeUnit({ indoorUnits }: System, place: number, placed: ReadonlySet<string>): JsonRecord | undefined {
  const unit = indoorUnits[place]
  return unit && writeIndoorUnit(unit, placed.has(unit.id))
}

function readScale(record: JsonRecord, place: Place): number | undefined {
  const scale = numberIn(record, 'graphScalePercent', place)
  if (scale !== undefined && (scale < LEAST_SCALE || scale > LARGEST_SCALE))
    throw new InputError(`${place()}.graphScalePercent`, `a scale from ${LEAST_SCALE} to ${LARGEST_SCALE} per cent, not ${scale}`)
  return scale
}

function readId(record: JsonRecord, index: number, place: Place): string {
  const id = textIn(record, 'id', place) || textIn(record, '_id', place) || `system-${index + 1}`
  if (!isSafeName(id)) throw new InputError(`${place()}.id`, `another id than ${shown(id)}`)
  return id
}

function chosenModels(record: JsonRecord, { known }: Reading, place: Place): string[] | undefined {
  if (record['oduModels'] === undefined) return undefined
  const models = listIn(record, 'oduModels', place).map((model, index) => {
    const isRight = typeof model === 'string' && model !== '' && (!known || known(model) === 'outdoor')
    if (!isRight) throw new InputError(`${place()}.oduModels[${index}]`, `an outdoor model of the rule pack, not ${shown(model)}`)
    return model
  })
  checkModuleCount(models, known, () => `${place()}.oduModels`)
  return models
}

function drawnModels(diagram: Diagram): string[] {
  const row = diagram.nodeKind.indexOf(OUTDOOR)
  return row < 0 || row >= diagram.nodeCount ? [] : (nodeAt(diagram, row).data.models ?? [])
}
