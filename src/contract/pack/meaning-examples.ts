import { InputError } from '../input-error'
import { step } from '../wire/read-value'
import type { Pack } from './schema'

/** Largest tolerance as a share of the printed number: a wider one lets a wrong answer pass. */
const MOST_TOLERANCE = 0.05

/** Tolerances of the pack's own examples: each belongs to an answer, and none is wider than 5 % of the number that it is held to. */
export function checkExampleTolerances(pack: Pack): void {
  pack.examples?.forEach(({ tolerance, expected }, place) => {
    const at = `$.examples[${place}].tolerance`
    if (typeof tolerance === 'number') {
      for (const [name, value] of Object.entries(expected)) hold(tolerance, name, value, at)
      return
    }
    for (const [name, own] of Object.entries(tolerance ?? {})) {
      if (!Object.hasOwn(expected, name))
        throw new InputError(at + step(name), `the name of an expected answer: ${Object.keys(expected).join(', ')}`)
      hold(own, name, expected[name], at + step(name))
    }
  })
}

/** Of a list the largest number counts; what is printed as 0 is held as if it were 1. */
function hold(tolerance: number, name: string, expected: unknown, path: string): void {
  const numbers = (Array.isArray(expected) ? expected : [expected]).filter((value) => typeof value === 'number')
  if (numbers.length === 0) return
  const largest = Math.max(...numbers.map(Math.abs)) || 1
  const most = MOST_TOLERANCE * largest
  if (tolerance > most * (1 + 1e-9)) throw new InputError(path, `at most 5 % of the printed ${name}, ${Number(most.toPrecision(6))}`)
}
