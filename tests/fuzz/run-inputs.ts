import { readCore } from '../../src/engine/host/core-file'
import { createEngine, type Engine } from '../../src/engine/engine'
import { startKitLayout } from '../../src/engine/arrange/kit-layout'
import { startFormulas } from '../../src/engine/host/page-core'
import { createCore } from '../../workers/create-core'
import { embeddedPack } from '../../src/engine/headless/options'
import { checkPack } from './check-pack'
import { checkProject, thrown, type Outcome } from './check-project'
import { checkQuantity, randomCall } from './check-quantity'
import { checkRoomList } from './check-room-list'
import { diceFor, type Dice } from './dice'
import { mutateJson } from './mutate-json'
import { mutateText } from './mutate-text'
import { toText } from './odd-values'
import { randomRoomList, roomListSeeds, type RoomListSeeds } from './room-lists'
import { packSeeds, projectSeeds } from './seeds'

export const KINDS = ['project', 'text', 'pack', 'quantity', 'rooms'] as const
export type Kind = (typeof KINDS)[number]

/** One input, whole: it can be kept in a file and checked again. */
export interface Input {
  kind: Kind
  text: string
}

export interface Fuzzer {
  /** The input of a number; the same for the same seed. */
  input(number: number): Input
  check(input: Input): Promise<Outcome>
}

/** Makes inputs from a seed and checks them with a core of its own. */
export async function createFuzzer(seed: number): Promise<Fuzzer> {
  const module = await WebAssembly.compile(readCore())
  await startFormulas(module)
  await startKitLayout(module)
  const seeds: Seeds = { projects: projectSeeds(), packs: packSeeds(), lists: await roomListSeeds() }
  const pack = embeddedPack()
  const models = new Set(
    [pack.oduModules, pack.oduCombinations, pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits].flatMap(({ items }) =>
      items.map(({ id }) => id),
    ),
  )
  const startEngine = async (): Promise<Engine> => createEngine(await createCore(module), pack)
  let engine = await startEngine()
  return {
    input: (number) => inputOf(diceFor(seed, number), seeds),
    check: async ({ kind, text }) => {
      try {
        if (kind === 'quantity') return checkQuantity(JSON.parse(text) as never)
        if (kind === 'rooms') return await checkRoomList(text)
        if (kind === 'pack') return await checkPack(text, module)
        return await checkProject(text, { engine, pack, models })
      } catch (error) {
        // A trap leaves the core in any state.
        engine = await startEngine()
        return thrown(error)
      }
    },
  }
}

interface Seeds {
  projects: readonly [string, ...string[]]
  packs: readonly [string, ...string[]]
  lists: RoomListSeeds
}

function inputOf(dice: Dice, { projects, packs, lists }: Seeds): Input {
  const kind = dice.below(100)
  if (kind < 1) return { kind: 'pack', text: dice.onceIn(10) ? mutateText(dice.pick(packs), dice) : mutated(dice.pick(packs), dice) }
  if (kind < 10) return { kind: 'quantity', text: JSON.stringify(randomCall(dice)) }
  if (kind < 20) return { kind: 'text', text: mutateText(dice.pick(projects), dice) }
  if (kind < 28) return { kind: 'rooms', text: randomRoomList(lists, dice) }
  return { kind: 'project', text: mutated(dice.pick(projects), dice) }
}

function mutated(text: string, dice: Dice): string {
  const root = JSON.parse(text) as Record<string, unknown>
  for (let changes = 1 + dice.below(4); changes > 0; changes--) mutateJson(root, dice)
  return toText(root)
}
