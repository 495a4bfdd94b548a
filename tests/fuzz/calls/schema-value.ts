import type { Shape } from '../../../scripts/docs/schema-lines'
import type { Dice } from '../dice'
import { oddValue } from '../odd-values'

/** Values that mean something to the server: ids, logins and codes that exist, other people's too. */
export type KnownValues = readonly [string, ...string[]]

const WORDS: readonly [string, ...string[]] = [
  '',
  'a',
  'Office',
  '%',
  '_',
  "'; drop table account; --",
  '办公楼',
  '2026-01-31',
  '0',
  '1',
  'desc',
  '\\',
  '\u0000',
]
const MOST_ITEMS = 4

/** A value that a schema takes, most of the time; odd ones keep the checks themselves busy. */
export function valueFor(shape: Shape, known: KnownValues, dice: Dice): unknown {
  if (dice.onceIn(25)) return oddValue(dice)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[dice.below(shape.enum.length)]
  if (shape.anyOf) return valueFor(shape.anyOf[dice.below(shape.anyOf.length)] ?? {}, known, dice)
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => valueFor(part, known, dice))) as unknown
  if (shape.properties) return objectFor(shape, known, dice)
  if (shape.items && !Array.isArray(shape.items)) {
    const item = shape.items as Shape
    return Array.from({ length: dice.below(MOST_ITEMS) }, () => valueFor(item, known, dice))
  }
  return simpleFor(shape, known, dice)
}

function objectFor({ properties = {}, required = [] }: Shape, known: KnownValues, dice: Dice): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => (required.includes(name) ? !dice.onceIn(30) : dice.onceIn(2)))
  return Object.fromEntries(names.map((name) => [name, valueFor(properties[name] ?? {}, known, dice)]))
}

function simpleFor(shape: Shape, known: KnownValues, dice: Dice): unknown {
  const low = shape.minimum ?? 0
  switch (shape.type) {
    case 'integer':
      return low + dice.below(Math.min(1_000, (shape.maximum ?? low + 50) - low + 1))
    case 'number':
      return low + dice.below(1_000) / 10
    case 'boolean':
      return dice.onceIn(2)
    case 'null':
      return null
    case 'object':
      return dice.onceIn(3) ? { [dice.pick(WORDS)]: dice.pick(known) } : {}
    case 'array':
      return Array.from({ length: dice.below(MOST_ITEMS) }, () => dice.pick(known))
    default:
      return dice.onceIn(3) ? dice.pick(WORDS) : dice.pick(known)
  }
}
