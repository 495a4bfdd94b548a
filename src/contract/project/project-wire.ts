import type { Project } from '../../model/project/project'
import { METRIC } from '../../model/project/quantity'
import { InputError } from '../input-error'
import { BID_NAMES_OF_PROJECT, writeBidOfProject } from '../wire/pages/bid'
import { readFirstPage, wireCountry, writeFirstPage } from '../wire/pages/first-page'
import { parseJson } from '../wire/json-text'
import { knownModels, type EquipmentTables } from '../wire/known-models'
import type { ToMetric } from '../wire/measures/measured-fields'
import { metricProject, type ShownMeasures } from '../wire/measures/metric-project'
import { writeSystem } from '../wire/system/outdoor-system'
import { readSystems } from '../wire/system/system-list'
import { isGiven, isRecord, recordIn, recordOf, textIn, wholeIn, type JsonRecord, type Place } from '../wire/read-value'
import type { Reading } from '../wire/reading'
import { readProgram, writeProgram } from '../wire/pages/program'
import { readRooms } from '../wire/pages/room-list'
import { besideSliders, readWeights, writeSecondPage } from '../wire/pages/second-page'
import { besideLists, markUnreported, readOpenSystems, readShownSystem, writeSelectionPage } from '../wire/pages/selection-page'
import { forgetRepeated } from '../wire/repeated-fields'
import { readUnitSettings, writeUnitSettings } from '../wire/measures/unit-settings'
import { unknownFields } from '../wire/unknown-fields'
import { readControl, writeControl } from '../wire/wiring/control'
import { readAlternatives, writeAlternatives } from '../wire/alternatives/alternatives'
import { readWiring, writeWiring } from '../wire/wiring/system-wiring'

/** A saved project as sent and stored in files; sections 3.1 to 3.8 of the specification list its fields. */
export interface WireProject {
  [field: string]: unknown
  id: string
  revision: number
  projectName: string
  projectNo: string
  createdBy: string
  userName: string
  page1: JsonRecord
  selection: JsonRecord
  unit: JsonRecord
}

export interface ReadOptions {
  /** Converts values of a project in other units; without it only metric projects are read. */
  toMetric?: ToMetric
  /** The reverse conversion: with it metric values beside converted ones are used, and inch labels are read. */
  shown?: ShownMeasures
  /** Rule pack; with it, models that the pack does not have are refused. */
  pack?: EquipmentTables
  /** Only checks whether the project can be read; the returned diagrams are empty. */
  isCheckOnly?: boolean
}

const ROOT: Place = () => '$'
const SELECTION: Place = () => '$.selection'
const SECOND_PAGE: Place = () => '$.page2'
const FIELDS = new Set([
  'id',
  'revision',
  'projectName',
  'projectNo',
  'projectType',
  'createdBy',
  'userName',
  'email',
  'country',
  'city',
  'page1',
  'unit',
  'unitSetting',
  'ProgramVer',
  'ProgramVerTime',
  ...BID_NAMES_OF_PROJECT,
  'wiring',
  'controller',
  'alternatives',
])
/** A part of a saved project that only other tools fill; written empty, so that these find it. */
const EMPTY_PARTS = { piping: {} }
/** Fields that identify a project; a file without any of them is refused. */
const MARKS = ['selection', 'page1', 'projectName', 'projectNo']
const MOST_FIELDS = 10_000
const LAST_REVISION = Number.MAX_SAFE_INTEGER

// See docs/decisions/0016-strict-where-a-number-matters.md.
/**
 * Reads a saved project, checked field by field and converted to metric. Unknown fields are kept unchanged.
 * @throws InputError with the JSON path of the first wrong value and what was expected there
 */
export function readProject(json: unknown, options: ReadOptions = {}): Project {
  const given = recordOf(json, ROOT)
  if (!MARKS.some((mark) => isGiven(given[mark])))
    throw new InputError('$', 'a saved project: an object with selection.oduList, the list of systems')
  // Bounds the number of unknown fields, because each is copied with every copy of the project.
  if (Object.keys(given).length > MOST_FIELDS) throw new InputError('$', `a saved project of at most ${MOST_FIELDS} fields`)
  // Without a list of systems a check would report no findings.
  if (!isGiven(given['selection'])) throw new InputError('$.selection', 'an object with oduList, the list of systems')
  const unit = readUnitSettings(given['unit'], () => '$.unit')
  const record = metricProject(given, unit, options.toMetric, options.shown, () => '$.unit')
  const reading: Reading = {
    known: options.pack && knownModels(options.pack),
    isCheckOnly: options.isCheckOnly ?? false,
  }
  const extra = readExtra(record)
  const selection = recordIn(record, 'selection', ROOT)
  const systems = markUnreported(readSystems(selection, reading, SELECTION), extra['selection'])
  const wiring = readWiring(record, systems.systems, ROOT)
  const { control, rest } = readControl(record, ROOT)
  if (Object.keys(wiring).length > 0) extra['wiring'] = wiring
  if (Object.keys(rest).length > 0) extra['controller'] = rest
  return {
    id: textIn(record, 'id', ROOT) ?? '',
    savedRevision: wholeIn(record, 'revision', ROOT, 0, LAST_REVISION) ?? 0,
    ownerId: textIn(record, 'createdBy', ROOT) ?? '',
    ownerName: textIn(record, 'userName', ROOT) ?? '',
    information: readFirstPage(record),
    unitSettings: isGiven(record['unitSetting']) ? readUnitSettings(record['unitSetting'], () => '$.unitSetting') : unit,
    rooms: readRooms(selection, SELECTION),
    ...(control && { control }),
    ...readAlternatives(record, reading, ROOT),
    weights: readWeights(recordIn(record, 'page2', ROOT), SECOND_PAGE),
    ...systems,
    ...readShownSystem(selection, systems),
    ...readProgram(record, ROOT),
    ...readOpenSystems(selection, systems),
    extra,
  }
}

/**
 * Works like `readProject`, from JSON text; a leading byte-order mark is accepted.
 * @throws JsonTextError with line and column where the text is no JSON, InputError where a value is wrong
 */
export function readProjectText(text: string, options: ReadOptions = {}): Project {
  return readProject(parseJson(text), options)
}

/** Writes the project in its saved form: metric, as `unit` states; the owner's units are in `unitSetting`. */
export function writeProject(project: Project): WireProject {
  const oduList: JsonRecord[] = []
  for (const id of project.systemOrder) {
    const system = project.systems[id]
    if (system) oduList.push(writeSystem(system))
  }
  return writeAround(project, oduList)
}

/** Returns the JSON text of a saved project before and after its list of systems, for a writer that already has the systems' texts. */
export function projectFrame(project: Project): [front: string, back: string] {
  const end = ']}}'
  const text = JSON.stringify(writeAround(project, []))
  return [text.slice(0, -end.length), end]
}

// The list of systems is written last, both in the selection and in the project.
function writeAround(project: Project, oduList: JsonRecord[]): WireProject {
  const { information, extra } = project
  const { selection, page2, wiring, controller, ...others } = extra
  return {
    ...EMPTY_PARTS,
    ...others,
    ...writeProgram(project),
    id: project.id,
    revision: project.savedRevision,
    projectName: information.projectName,
    projectNo: information.projectNumber,
    projectType: information.projectType,
    createdBy: project.ownerId,
    userName: project.ownerName,
    email: information.email,
    country: wireCountry(information.country),
    city: JSON.stringify(information.city),
    ...writeBidOfProject(information.bid),
    page1: writeFirstPage(information),
    page2: writeSecondPage(project.weights, isRecord(page2) ? page2 : {}),
    unit: writeUnitSettings(METRIC),
    unitSetting: writeUnitSettings(project.unitSettings),
    wiring: { ...(isRecord(wiring) && wiring), ...writeWiring(project) },
    controller: writeControl(project.control, isRecord(controller) ? controller : {}),
    ...writeAlternatives(project.alternatives),
    selection: { ...writeSelectionPage(project, selection), oduList },
  }
}

function readExtra(record: JsonRecord): JsonRecord {
  const { selection, page2, ...top } = record
  const extra = forgetRepeated(unknownFields(top, FIELDS, ROOT) ?? {}, EMPTY_PARTS)
  const rest = isRecord(selection) ? besideLists(selection, SELECTION) : undefined
  const beside = isRecord(page2) ? besideSliders(page2, SECOND_PAGE) : undefined
  return { ...extra, ...(rest && { selection: rest }), ...(beside && { page2: beside }) }
}
