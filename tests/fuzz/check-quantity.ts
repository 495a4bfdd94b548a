import { convertValue } from '../../src/engine/measure/convert-value'
import { InputError } from '../../src/contract/input-error'
import { QUANTITIES } from '../../src/model/project/quantity'
import { thrown, type Outcome } from './check-project'
import type { Dice } from './dice'
import { oddValue, RawText } from './odd-values'

const MEASURES = ['m3/h', 'degC', '°F', 'in. w.g.', 'lb', 'metres', ...Object.values(QUANTITIES).flat()] as [string, ...string[]]
const NAMES = ['', 'size', 'volumn', ...Object.keys(QUANTITIES)] as [string, ...string[]]
const VALUES = ['12', '-40', '5/8', '1-1/8', '1e3', '0x10', '12,5', '9.52', '1e308', '-0', '.5', '5.'] as const

/** What `convert` of the command line is called with. */
export interface Call {
  value: string
  from: string
  to: string
  quantity?: string
}

export function randomCall(dice: Dice): Call {
  const word = (words: readonly [string, ...string[]]): string => (dice.onceIn(12) ? textOf(oddValue(dice)) : dice.pick(words))
  const call: Call = {
    value: dice.onceIn(2) ? word(VALUES) : String(dice.below(4000) / 10),
    from: word(MEASURES),
    to: word(MEASURES),
  }
  return dice.onceIn(3) ? { ...call, quantity: word(NAMES) } : call
}

function textOf(value: unknown): string {
  return value instanceof RawText ? value.text : typeof value === 'string' ? value : JSON.stringify(value)
}

/** A conversion gives a finite number or a listed label, or refuses one of its arguments. */
export function checkQuantity({ value, from, to, quantity }: Call): Outcome {
  try {
    const converted = convertValue(value, from, to, quantity)
    const isSound = typeof converted.value === 'string' ? converted.value === converted.label : Number.isFinite(converted.value)
    return isSound ? 'accepted' : { failure: 'a conversion gives no number', detail: JSON.stringify(converted) }
  } catch (error) {
    if (!(error instanceof InputError)) return thrown(error)
    return /^\$\.(value|from|to|quantity)$/.test(error.path) ? 'refused' : { failure: 'a refusal names no argument', detail: error.path }
  }
}
