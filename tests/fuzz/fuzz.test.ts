import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { minimise } from './minimise'
import { createFuzzer, type Fuzzer, type Input } from './run-inputs'

/** `npm run fuzz` draws a million from a new seed; this is a small slice of always the same ones. */
const SEED = 20_251_121
const INPUTS = 6_000
const FOUND = join('tests', 'fuzz', 'found')

let fuzzer: Fuzzer

beforeAll(async () => {
  fuzzer = await createFuzzer(SEED)
})

test('mutated projects, packs and quantities are refused at their place or right in every way that can be seen', async () => {
  const counts = { accepted: 0, refused: 0 }
  for (let number = 0; number < INPUTS; number++) {
    const outcome = await fuzzer.check(fuzzer.input(number))
    if (typeof outcome === 'string') counts[outcome]++
    else expect.fail(`input ${number} of seed ${SEED}: ${outcome.failure}\n${outcome.detail}`)
  }
  // Mutations that are all refused, or all let through, would test nothing.
  expect(counts.accepted).toBeGreaterThan(INPUTS / 5)
  expect(counts.refused).toBeGreaterThan(INPUTS / 5)
}, 180_000)

test('the same number gives the same input', () => {
  for (const number of [0, 1, 77, 4_000]) expect(fuzzer.input(number)).toEqual(fuzzer.input(number))
  expect(fuzzer.input(1)).not.toEqual(fuzzer.input(2))
})

describe('inputs that once were answered wrongly', () => {
  test.each(readdirSync(FOUND).filter((name) => name.endsWith('.json')))('%s', async (name) => {
    const input = JSON.parse(readFileSync(join(FOUND, name), 'utf8')) as Input
    expect(await fuzzer.check(input)).toMatch(/^(accepted|refused)$/)
  })
})

describe('a failing input is made small', () => {
  test('a failing input is made small members and items that do not matter are left out', async () => {
    const check: Fuzzer['check'] = ({ text }) => Promise.resolve(text.includes('"bad":1') ? { failure: 'bad', detail: '' } : 'accepted')
    const input: Input = { kind: 'project', text: JSON.stringify({ a: [1, { b: 2, bad: 1, c: [3] }, 4], d: { e: 5 } }) }
    expect(JSON.parse((await minimise(input, 'bad', { check })).text)).toEqual({ a: [{ bad: 1 }] })
  })

  test('text that is no JSON is cut', async () => {
    const check: Fuzzer['check'] = ({ text }) => Promise.resolve(text.includes('{]') ? { failure: 'bad', detail: '' } : 'accepted')
    expect((await minimise({ kind: 'text', text: 'abc{]defgh' }, 'bad', { check })).text).toBe('{]')
  })
})
