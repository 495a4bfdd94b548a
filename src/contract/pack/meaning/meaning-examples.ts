import { InputError } from '../../input-error'
import { step } from '../../wire/read-value'
import type { Pack } from '../schema'

/** Largest tolerance as a share of the printed number: a wider one lets a wrong answer pass. */
const MOST_TOLERANCE = 0.05

/** Checks the tolerances of the pack's examples: each belongs to an answer and is at most 5 % of the printed number. */
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

/** Checks one tolerance against the largest number of the answer; a printed 0 counts as 1. */
function hold(tolerance: number, name: string, expected: unknown, path: string): void {
  const numbers = (Array.isArray(expected) ? expected : [expected]).filter((value) => typeof value === 'number')
  if (numbers.length === 0) return
  const largest = Math.max(...numbers.map(Math.abs)) || 1
  const most = MOST_TOLERANCE * largest
  if (tolerance > most * (1 + 1e-9)) throw new InputError(path, `at most 5 % of the printed ${name}, ${Number(most.toPrecision(6))}`)
}
