import { Type } from 'typebox'
import { Id, NotNegative } from '../measures'

/** Kinds of examples, each with its own inputs and answers (`example-inputs`). */
export const QUESTIONS = [
  'charge',
  'rounding',
  'pipe',
  'sizeStep',
  'equivalentLength',
  'limit',
  'proposal',
  'capacity',
  'ratio',
  'lookup',
  'curve',
  'curvePower',
  'voltageDrop',
  'psychrometrics',
  'verticalHeight',
  'efficiency',
  'floorArea',
  'steps',
  'soundSum',
  'soundDistance',
  'concentration',
  'maxCharge',
  'pressureDrop',
] as const
export type Question = (typeof QUESTIONS)[number]

/** Maximum number of examples of a pack; all of them run before it is published. */
export const EXAMPLES_MOST = 500

/**
 * One worked example of the maker: the inputs and the printed results. Without a tolerance an answer must round to the printed digits; text and
 * booleans must be equal. A tolerance is at most 5 % of the printed number.
 */
export const ExampleSchema = Type.Object({
  id: Id,
  /** Manual and page. */
  source: Type.String({ minLength: 1 }),
  question: Type.Enum([...QUESTIONS]),
  inputs: Type.Record(Type.String(), Type.Unknown()),
  expected: Type.Record(Type.String(), Type.Unknown()),
  /** Largest difference of a number from the printed one, for all answers or by answer. */
  tolerance: Type.Optional(Type.Union([NotNegative, Type.Record(Type.String(), NotNegative)])),
  note: Type.Optional(Type.String()),
})
