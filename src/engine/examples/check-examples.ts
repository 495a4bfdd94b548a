import { Value } from 'typebox/value'
import type { CoreApi } from '../../../workers/core-api'
import { InputError } from '../../contract/input-error'
import type { Example, Pack } from '../../contract/pack'
import { EXAMPLE_INPUTS } from '../../contract/pack/examples/example-inputs'
import { schemaError } from '../../contract/pack/schema-error'
import type { Question } from '../../contract/pack/examples/example'
import { step } from '../../contract/wire/read-value'
import { createEngine } from '../engine'
import { packRows } from '../encode/pack-rows'
import type { Answerer, Answers, ExampleContext } from './answer'
import { answerCapacity, answerCurve, answerCurvePower } from './capacity-answers'
import { answerCharge, answerRounding } from './charge-answers'
import * as formula from './formula-answers'
import { answerEquivalentLength, answerPipe, answerSizeStep } from './pipe-answers'
import { answerRatio } from './ratio-answers'
import { isSameAnswer } from './same-answer'
import { answerLimit, answerProposal } from './system-answers'
import * as Q from '../../../assembly/common/layout/layout-question'
import { askCore, known } from './ask-core'

/** The cells of the row for a value, and whether there is such a row: found. */
const answerLookup: Answerer<'lookup'> = async (inputs, context) => {
  const tables = context.pack.tables ?? []
  const place = known(
    tables.findIndex((table) => table.id === inputs.table),
    inputs.table,
    'table',
    'inputs.table',
  )
  const answer = await askCore(context, Q.ASK_LOOKUP, { [Q.IN_TABLE]: place, [Q.IN_VALUE]: inputs.at })
  const row = tables[place]?.rows[answer(0)]
  return row ? { found: true, ...row.cells } : { found: false }
}

/** One example with the core's answers. `got` contains the answers that the source prints. */
export interface ExampleResult {
  id: string
  question: Question
  expected: Record<string, unknown>
  got: Record<string, unknown>
  ok: boolean
}

const ANSWERERS: { [Q in Question]: Answerer<Q> } = {
  charge: answerCharge,
  rounding: answerRounding,
  pipe: answerPipe,
  sizeStep: answerSizeStep,
  equivalentLength: answerEquivalentLength,
  limit: answerLimit,
  proposal: answerProposal,
  capacity: answerCapacity,
  ratio: answerRatio,
  lookup: answerLookup,
  curve: answerCurve,
  curvePower: answerCurvePower,
  voltageDrop: formula.answerVoltageDrop,
  psychrometrics: formula.answerPsychrometrics,
  verticalHeight: formula.answerVerticalHeight,
  efficiency: formula.answerEfficiency,
  floorArea: formula.answerFloorArea,
  steps: formula.answerSteps,
  soundSum: formula.answerSoundSum,
  soundDistance: formula.answerSoundDistance,
  concentration: formula.answerConcentration,
  maxCharge: formula.answerMaxCharge,
  pressureDrop: formula.answerPressureDrop,
}

// See docs/decisions/0019-examples-are-asked-of-the-core.md.
/**
 * Runs a pack's own examples in the core. A pack may be published when there is at least one and all are ok. The measures of this thread must have been started.
 * @throws InputError with the JSON path where an example asks for what the pack or the question does not have
 */
export async function checkExamples(pack: Pack, core: CoreApi): Promise<ExampleResult[]> {
  const context: ExampleContext = { pack, rows: packRows(pack), engine: await createEngine(core, pack) }
  const results: ExampleResult[] = []
  for (const [place, example] of (pack.examples ?? []).entries()) results.push(await checkExample(example, `$.examples[${place}]`, context))
  return results
}

async function checkExample(example: Example, path: string, context: ExampleContext): Promise<ExampleResult> {
  const answers = await answersOf(example, path, context)
  const names = Object.keys(example.expected)
  if (names.length === 0) throw new InputError(`${path}.expected`, `an answer: ${Object.keys(answers).join(', ')}`)
  const got: Record<string, unknown> = {}
  let ok = true
  for (const name of names) {
    if (!Object.hasOwn(answers, name))
      throw new InputError(`${path}.expected${step(name)}`, `one of the answers ${Object.keys(answers).join(', ')}`)
    got[name] = answers[name]
    ok &&= isSameAnswer(example.expected[name], answers[name], toleranceOf(example, name))
  }
  return { id: example.id, question: example.question, expected: example.expected, got, ok }
}

function toleranceOf({ tolerance }: Example, name: string): number | undefined {
  return typeof tolerance === 'object' ? tolerance[name] : tolerance
}

async function answersOf(example: Example, path: string, context: ExampleContext): Promise<Answers> {
  const schema = EXAMPLE_INPUTS[example.question]
  if (!Value.Check(schema, example.inputs)) throw schemaError(schema, example.inputs, `${path}.inputs`, 'the inputs of this question')
  try {
    // The schema has already checked that these inputs belong to this question.
    const answerer = ANSWERERS[example.question] as (inputs: unknown, context: ExampleContext) => Answers | Promise<Answers>
    return await answerer(example.inputs, context)
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${path}.${error.path}`, error.expected)
    if (error instanceof RangeError) throw new InputError(`${path}.inputs`, error.message)
    throw error
  }
}
