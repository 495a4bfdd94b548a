import type { Conversion } from '../measure/convert-value'
import { convertValue } from '../measure/convert-value'
import type { DropItem } from '../drop/drop-item'
import type { Proof, ProofSubject } from '../proof/proof'
import { arrange, type ArrangedSystem } from './arrange'
import { calculate, validate, type Calculation, type Validation } from './calculate'
import { calculateMany, validateMany, type FileResult } from './many/results-of-many'
import { eachSystem, type SystemVerb } from './each-system'
import type { Host } from './host'
import { limits, type SystemLimits } from './limits'
import { prove } from './prove'
import { reconvert, type UnitChoice } from './reconvert'
import type { JsonRecord } from '../../contract/wire/read-value'
import type { ManyFiles, ManyOptions } from './many/many-files'
import type { HeadlessOptions } from './options'
import { NODE_KINDS } from '../../model/project/codes'
import { openProject } from './open-project'
import { readDropItem } from './read-drop-item'
import { select, selectedProject, type SelectOptions } from './select'
import { systemOf } from './system-of'
import type { WireProject } from '../../contract/project/project-wire'
import type { Selection } from '../select/selection'

/** One placeholder and the code of the first rule that a drop there would break, if any. */
interface DropPlace {
  nodeId: string
  code: string | null
  /** Sibling port of the box that the drop would reserve. */
  reserves?: number
}

/** Every placeholder of a system, in the order of the drawing. Dropping on any other node breaks `placeTaken`. */
interface DropPlaces {
  systemId: string
  places: DropPlace[]
}

const PLACEHOLDER = NODE_KINDS.indexOf('placeholder')

async function dropMask(host: Host, json: unknown, systemId: unknown, item: unknown, options: HeadlessOptions): Promise<DropPlaces> {
  const open = await openProject(host, json, options)
  const system = systemOf(open, systemId)
  const mask = await open.engine.dropMask(system, open.context, readDropItem(item, open.pack))
  const { diagram } = system
  const places: DropPlace[] = []
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (diagram.nodeKind[row] !== PLACEHOLDER) continue
    const reserves = mask.reserves[row] ?? 0
    places.push({ nodeId: diagram.nodeId[row] ?? '', code: mask.codeAt(row), ...(reserves > 0 && { reserves }) })
  }
  return { systemId: system.id, places }
}

/** Every check and calculation of saved projects that needs no screen. Each takes plain JSON and throws InputError where it is invalid. */
export interface Headless {
  /**
   * Checks a saved project against every rule and limit. Systems that are not active are skipped.
   * @throws InputError with the JSON path of the first value that is wrong
   */
  validate: (project: unknown, options?: HeadlessOptions) => Promise<Validation>
  /**
   * Calculates a saved project: pipes, joints, capacities, ratios, charge and findings of each active system.
   * @throws InputError with the JSON path of the first value that is wrong
   */
  calculate: (project: unknown, options?: HeadlessOptions) => Promise<Calculation>
  /**
   * Returns where an item may be dropped: every placeholder of a system, with the first rule that a drop there would break.
   * @throws InputError as `validate`, and with paths such as `systemId` and `item.model` for the arguments
   */
  dropMask: (project: unknown, systemId: string, item: DropItem, options?: HeadlessOptions) => Promise<DropPlaces>
  /**
   * Returns how near each active system is to every limit of the pack, with the place, the value, the limit and the margin; broken limits first, then by least margin.
   * @throws InputError with the JSON path of the first value that is wrong
   */
  limits: (project: unknown, options?: HeadlessOptions) => Promise<{ systems: SystemLimits[] }>
  /**
   * Returns how a figure of a system came about: formula, operands, the pack's row and its source; null where the system has no such figure.
   * @throws InputError as `validate`, and with paths such as `systemId` and `subject.quantity` for the arguments
   */
  prove: (project: unknown, systemId: string, subject: ProofSubject, options?: HeadlessOptions) => Promise<Proof | null>
  /**
   * Returns places for all nodes and pipe labels of each active system: a tidy tree, independent of the project's places.
   * @throws InputError with the JSON path of the first value that is wrong
   */
  arrange: (project: unknown, options?: HeadlessOptions) => Promise<{ systems: ArrangedSystem[] }>
  /**
   * Converts a value between two measures of one quantity, rounded to 2 decimals. Common spellings of measures are accepted (`m3/h`, `degC`).
   * `pipingDimension` reads and writes the inch labels of the closed list of pipe diameters, such as `5/8`.
   * @throws InputError where the value is no number, or the measures are unknown or of different quantities; its path names the argument
   */
  convert: (value: number | string, from: string, to: string, quantity?: string) => Promise<Conversion>
  /**
   * Returns a saved project with every number of its graphs, lists and design conditions in other units, such as `{ length: 'ft' }`; quantities not chosen keep theirs. A metric
   * value is stored beside each number that would not read back as the same bits, so that converting back gives exactly the same project.
   * @throws InputError with the JSON path of the first value that is wrong, or `units.` and the name of what is no quantity or measure
   */
  reconvert: (project: unknown, units: UnitChoice, options?: HeadlessOptions) => Promise<JsonRecord>
  /**
   * Runs `validate` for many files over a pool of threads and yields the results in the files' order, each as soon as it is ready.
   * @throws InputError where the files or options are none, the reason of `signal` once it is given
   */
  validateMany: (files: ManyFiles, options?: ManyOptions) => AsyncGenerator<FileResult<Validation>>
  /**
   * Runs any verb of the core over each active system, so that a new verb can be used without a screen.
   * @throws InputError with the JSON path of the first value that is wrong, and what the verb throws
   */
  run: <Answer>(
    project: unknown,
    verb: SystemVerb<Answer>,
    options?: HeadlessOptions,
  ) => Promise<{ systems: { systemId: string; answer: Answer }[] }>
  /**
   * Selects indoor units, systems and outdoor units for rooms: candidates, best first by the weights; those that another one dominates are marked.
   * @throws InputError with the JSON path of the first value that is wrong, the reason of `signal` once it is given
   */
  selectSystems: (input: unknown, options?: SelectOptions) => Promise<Selection>
  /** Selects as `selectSystems` and returns the saved project of the best candidate: rooms, systems, outdoor units and finished drawings. */
  selectedProject: (input: unknown, options?: SelectOptions) => Promise<WireProject>
  /** Runs `calculate` for many files; otherwise as `validateMany`. */
  calculateMany: (files: ManyFiles, options?: ManyOptions) => AsyncGenerator<FileResult<Calculation>>
}

export function createHeadless(host: Host): Headless {
  return {
    validate: (project, options = {}) => validate(host, project, options),
    calculate: (project, options = {}) => calculate(host, project, options),
    dropMask: (project, systemId, item, options = {}) => dropMask(host, project, systemId, item, options),
    limits: (project, options = {}) => limits(host, project, options),
    prove: (project, systemId, subject, options = {}) => prove(host, project, systemId, subject, options),
    arrange: (project, options = {}) => arrange(host, project, options),
    // A wrong argument rejects, as in all other functions.
    convert: (value, from, to, quantity) => new Promise((resolve) => resolve(convertValue(value, from, to, quantity))),
    reconvert: (project, units, options = {}) => reconvert(host, project, units, options),
    run: async (project, verb, options = {}) => {
      const answers = await eachSystem(host, project, verb, options)
      return { systems: answers.map(({ system, answer }) => ({ systemId: system.id, answer })) }
    },
    selectSystems: (input, options = {}) => select(host, input, options),
    selectedProject: (input, options = {}) => selectedProject(host, input, options),
    validateMany: (files, options) => validateMany(host, files, options),
    calculateMany: (files, options) => calculateMany(host, files, options),
  }
}
