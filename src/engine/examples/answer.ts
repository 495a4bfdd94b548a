import type { ExampleInputs } from '../../contract/pack/examples/example-inputs'
import type { Question } from '../../contract/pack/examples/example'
import type { Pack } from '../../contract/pack'
import type { Engine } from '../engine'
import type { PackRows } from '../encode/pack-rows'

/** Context of an answer: the pack, its rows, and an engine in which it is resident. */
export interface ExampleContext {
  pack: Pack
  rows: PackRows
  engine: Engine
}

/** Answers by name: numbers unrounded, in the measures of `example-inputs`. */
export type Answers = Record<string, number | string | boolean | readonly (number | string)[]>

export type Answerer<Q extends Question> = (inputs: ExampleInputs[Q], context: ExampleContext) => Answers | Promise<Answers>
