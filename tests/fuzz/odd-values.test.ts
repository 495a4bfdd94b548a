import { expect, it } from 'vitest'
import { diceFor } from './dice'
import { oddValue, toText } from './odd-values'

const THROWS = 2_000
const texts = (): string[] => Array.from({ length: THROWS }, (_, input) => toText(oddValue(diceFor(7, input))))

it('an odd value that somebody changes is the same again when it is thrown again', () => {
  const before = texts()
  for (let input = 0; input < THROWS; input++) {
    const value = oddValue(diceFor(7, input))
    if (Array.isArray(value)) value.push('changed')
    else if (typeof value === 'object' && value !== null) Object.assign(value, { changed: true })
  }
  expect(texts()).toEqual(before)
})
