import { readCore } from '../../../src/engine/host/core-file'
import { startKitLayout } from '../../../src/engine/arrange/kit-layout'
import { readPack } from '../../../src/contract/pack'
import type { OutdoorType } from '../../../src/model/project/codes'
import { createCore } from '../../../workers/create-core'
import { thrown } from '../check-project'
import type { Outcome } from '../check-project'
import { diceFor } from '../dice'
import { checkDrawn } from './check-drawn'
import { checkPlaces } from './check-place'
import { checkRepairs } from './check-repairs'
import { randomDrawing } from './random-drawing'
import { randomRulePack } from './random-rule-pack'
import type { RuleBench } from './rule-bench'
import { ruleBench } from './rule-bench'

/** Sorts of drawings: generated and edited, with a unit put on open places, or repaired. */
export const RULE_KINDS = ['drawn', 'placed', 'repaired'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** Drawings that share a pack: a million drawings need ten thousand packs. */
export const DRAWINGS_OF_PACK = 100

const MODES = ['HP', 'HR', 'HR', 'MainSub'] as const satisfies readonly OutdoorType[]
/** Mixed into the seed of packs, so that a pack and a drawing of the same number have nothing in common. */
const PACK_SALT = 0x51ab1e

export interface RuleFuzzer {
  /** Checks the drawing of a number; the same for the same seed. */
  check(number: number): Promise<{ kind: RuleKind; outcome: Outcome }>
}

/** Makes packs and drawings from a seed and holds what the rulebook draws against what the core says of it. */
export async function createRuleFuzzer(seed: number): Promise<RuleFuzzer> {
  const module = await WebAssembly.compile(readCore())
  await startKitLayout(module)
  let current: { pack: number; benches: Record<OutdoorType, RuleBench> } | null = null
  const benchesOf = async (pack: number): Promise<Record<OutdoorType, RuleBench>> => {
    if (current?.pack === pack) return current.benches
    const rules = readPack(randomRulePack(diceFor(seed ^ PACK_SALT, pack)))
    const core = await createCore(module)
    const own = await ruleBench(core, 0, rules, undefined)
    const benches = { HP: own, HR: own, MainSub: await ruleBench(core, 1, rules, 'NA0101') }
    current = { pack, benches }
    return benches
  }
  return {
    check: async (number) => {
      const dice = diceFor(seed, number)
      const mode = dice.pick(MODES)
      const kind = dice.pick(RULE_KINDS)
      const bench = (await benchesOf(Math.floor(number / DRAWINGS_OF_PACK)))[mode]
      try {
        if (kind === 'drawn') return { kind, outcome: await checkDrawn(dice, bench, mode) }
        const system = randomDrawing(dice, bench, mode)
        return { kind, outcome: await (kind === 'placed' ? checkPlaces(dice, bench, system) : checkRepairs(bench, system)) }
      } catch (error) {
        current = null
        return { kind, outcome: thrown(error) }
      }
    },
  }
}
