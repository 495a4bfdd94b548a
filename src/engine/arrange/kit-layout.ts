import * as K from '../../../assembly/common/layout/layout-kits'
import type { CoreMemory } from '../../../workers/core-memory'
import { createCoreMemory } from '../../../workers/create-core'
import type { Verb } from '../../../workers/verb'
import { compileCore } from '../../../workers/fetch-core'
import type { AirHandler } from '../../model/project/air-handler'
import { NODE_KINDS } from '../../model/project/codes'
import type { FindKitLayout, KitConnection, KitLayout, KitPlace } from '../../model/drawing/kits/kit-layout'

const LAY_OUT_KITS = { name: 'layOutKits', takes: ['layout-kits'] } as const satisfies Verb

const CONNECTIONS: readonly KitConnection[] = ['branching', 'direct', 'merge']

let starting: Promise<FindKitLayout> | undefined

/**
 * Gives this thread a core of its own for the layout of air-handler kits, and returns the layout function: edits are synchronous and cannot wait for
 * a worker. Without a module the core is fetched, which works in a browser only; `nodeCore` starts it in Node.
 * @throws Error where the core cannot be fetched or has another memory layout; the next call tries again
 */
export function startKitLayout(module?: WebAssembly.Module): Promise<FindKitLayout> {
  starting ??= start(module)
  return starting
}

async function start(module: WebAssembly.Module | undefined): Promise<FindKitLayout> {
  try {
    const core = await createCoreMemory(module ?? (await compileCore()))
    return (airHandler, place) => findKitLayout(core, airHandler, place)
  } catch (error) {
    starting = undefined
    throw error
  }
}

function findKitLayout(core: CoreMemory, { coils, choices }: Pick<AirHandler, 'coils' | 'choices'>, place: KitPlace): KitLayout {
  const kits = choices.reduce((sum, choice) => sum + choice.kits, 0)
  const buffer = new ArrayBuffer(K.kitLayoutBytes(choices.length, kits))
  const slots = new DataView(buffer)
  slots.setInt32(K.KITS_CHOICES, choices.length, true)
  slots.setInt32(K.KITS_COILS, coils, true)
  slots.setInt32(K.KITS_PLACED, place.feedingX === undefined ? 1 : 0, true)
  slots.setFloat64(K.KITS_X, place.x, true)
  slots.setFloat64(K.KITS_Y, place.y, true)
  slots.setFloat64(K.KITS_FEEDING_X, place.feedingX ?? NaN, true)
  const choiceCells = (column: number) => new Int32Array(buffer, K.choiceColumn(choices.length, column), choices.length)
  choiceCells(K.CHOICE_KITS).set(choices.map((choice) => choice.kits))
  choiceCells(K.CHOICE_PORTS).set(choices.map((choice) => choice.ports))
  core.call(LAY_OUT_KITS, [buffer])
  return {
    connection: CONNECTIONS[slots.getInt32(K.KITS_CONNECTION, true)] ?? 'branching',
    direction: slots.getInt32(K.KITS_IS_MIRRORED, true) === 0 ? 'lr' : 'rl',
    nodes: nodesIn(buffer, choices.length, kits, slots.getInt32(K.KITS_NODES, true)),
    addedHeight: slots.getFloat64(K.KITS_ADDED_HEIGHT, true),
    pipeM: slots.getFloat64(K.KITS_PIPE_M, true),
    gasM: slots.getFloat64(K.KITS_GAS_M, true),
    liquidM: slots.getFloat64(K.KITS_LIQUID_M, true),
  }
}

function nodesIn(buffer: ArrayBuffer, choices: number, kits: number, count: number): KitLayout['nodes'] {
  const cells = (column: number) => K.kitNodeColumn(choices, kits, column)
  const x = new Float64Array(buffer, cells(K.KITS_NODE_X), count)
  const y = new Float64Array(buffer, cells(K.KITS_NODE_Y), count)
  const kind = new Int32Array(buffer, cells(K.KITS_NODE_KIND), count)
  const feed = new Int32Array(buffer, cells(K.KITS_NODE_FEED), count)
  return Array.from(kind, (code, row) => ({ kind: NODE_KINDS[code] ?? 'none', x: x[row] ?? 0, y: y[row] ?? 0, feed: feed[row] ?? -1 }))
}
