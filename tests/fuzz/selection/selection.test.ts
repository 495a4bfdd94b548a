import { expect, test } from 'vitest'
import { createSelectionFuzzer, SELECTION_KINDS } from './selection-fuzzer'

/** `npm run fuzz -- selection` asks a million questions of a new seed; this is a small slice of always the same ones. */
const SEED = 20_261_126
const QUESTIONS = 600

test('units for rooms and adjusted lists are those of plain twins, and selections keep what they promise', async () => {
  const fuzzer = await createSelectionFuzzer(SEED)
  const accepted = new Map<string, number>()
  for (let number = 0; number < QUESTIONS; number++) {
    const { kind, outcome } = await fuzzer.check(number)
    if (typeof outcome !== 'string') expect.fail(`question ${number} of seed ${SEED}: ${outcome.failure}\n${outcome.detail}`)
    if (outcome === 'accepted') accepted.set(kind, (accepted.get(kind) ?? 0) + 1)
  }
  // Questions without an answer would test nothing.
  for (const kind of SELECTION_KINDS) expect(accepted.get(kind), kind).toBeGreaterThan(QUESTIONS / 6)
}, 120_000)
