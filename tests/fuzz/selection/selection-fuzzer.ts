import { readFileSync } from 'node:fs'
import { createEngine, type Engine } from '../../../src/engine/engine'
import { readCore } from '../../../src/engine/host/core-file'
import { embeddedPack } from '../../../src/engine/headless/options'
import { createCore } from '../../../workers/create-core'
import type { PackTables } from '../../reference/pack-tables'
import { thrown, type Outcome } from '../check-project'
import { diceFor } from '../dice'
import { checkAdjustment } from './check-adjustment'
import { checkPick } from './check-pick'
import { checkSelection } from './check-selection'

/** Sorts of questions: units for rooms, what a list delivers, whole selections. */
export const SELECTION_KINDS = ['pick', 'adjust', 'select'] as const
export type SelectionKind = (typeof SELECTION_KINDS)[number]

export interface SelectionFuzzer {
  /** Checks the question of a number; the same for the same seed. The kinds take turns. */
  check(number: number): Promise<{ kind: SelectionKind; outcome: Outcome }>
}

/** Makes rooms and lists from a seed and holds what the core makes of them against plain twins and against what a selection promises. */
export async function createSelectionFuzzer(seed: number): Promise<SelectionFuzzer> {
  const module = await WebAssembly.compile(readCore())
  const pack = embeddedPack()
  const tables = JSON.parse(readFileSync('packs/default.json', 'utf8')) as PackTables
  const start = async (): Promise<Engine> => createEngine(await createCore(module), pack)
  let engine = await start()
  return {
    check: async (number) => {
      const dice = diceFor(seed, number)
      const kind = SELECTION_KINDS[number % SELECTION_KINDS.length] ?? 'pick'
      try {
        if (kind === 'pick') return { kind, outcome: await checkPick(dice, engine, pack, tables) }
        if (kind === 'adjust') return { kind, outcome: await checkAdjustment(dice, engine, pack, tables) }
        return { kind, outcome: await checkSelection(dice, engine, pack) }
      } catch (error) {
        // A trap leaves the core in any state.
        engine = await start()
        return { kind, outcome: thrown(error) }
      }
    },
  }
}
