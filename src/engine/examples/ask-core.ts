import * as L from '../../../assembly/common/layout/layout'
import * as Q from '../../../assembly/common/layout/layout-question'
import { InputError } from '../../contract/input-error'
import type { Verb } from '../../../workers/verb'
import { RATING } from '../encode/encode-constants'
import type { PackedCore } from '../host/packed-core'
import type { ExampleContext } from './answer'

const ASK = { name: 'ask', takes: ['pack', 'layout-question'] } as const satisfies Verb

/** Answers one question about the pack's own tables in its buffer. */
async function ask({ core, handle }: PackedCore, question: ArrayBuffer): Promise<ArrayBuffer> {
  const [answer] = await core.call(ASK, handle, question)
  return answer
}

/** One item of a question: its kind, two figures, and its count. */
export type Item = readonly [what: number, a: number, b: number, count: number]

/** Figures of an outdoor unit as questions give them. */
export interface GivenOutdoor {
  outdoor?: readonly string[]
  series?: string
  hp?: number
  modules?: number
  nominalCoolKw?: number
  nominalHeatKw?: number
}

/** Sends one question about the pack to the core and returns its slots; `slots` are inputs by index. */
export async function askCore(
  { engine }: ExampleContext,
  what: number,
  slots: Readonly<Record<number, number>>,
  items: readonly Item[] = [],
): Promise<(slot: number) => number> {
  const buffer = new ArrayBuffer(Q.questionBytes(items.length))
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_MAGIC, Q.QUESTION_MAGIC, true)
  head.setInt32(L.HEAD_VERSION, L.LAYOUT_VERSION, true)
  head.setInt32(L.HEAD_BYTE_LENGTH, buffer.byteLength, true)
  head.setInt32(L.HEAD_NODES, what, true)
  head.setInt32(L.HEAD_EDGES, items.length, true)
  const inputs = new Float64Array(buffer, Q.QUESTION_IN, Q.QUESTION_IN_SLOTS)
  inputs[Q.IN_COMBINATION] = -1
  inputs[Q.IN_SERIES] = -1
  for (const [slot, value] of Object.entries(slots)) inputs[Number(slot)] = value
  new Float64Array(buffer, Q.QUESTION_ITEMS, items.length * Q.ITEM_WIDTH).set(items.flat())
  const answer = new Float64Array(await engine.run(ask, buffer), Q.QUESTION_OUT, Q.QUESTION_OUT_SLOTS)
  return (slot) => answer[slot] ?? NaN
}

/**
 * Returns the slots and items of the outdoor unit that a question names.
 * @throws InputError where the pack has no such model or series.
 */
export function outdoorOf({ rows }: ExampleContext, given: GivenOutdoor): { slots: Record<number, number>; items: Item[] } {
  const ids = given.outdoor ?? []
  const { combination, modules } = rows.machineOf(ids)
  ids.forEach((id, i) => rows.machineOf([id]).modules.forEach((row) => known(row, id, 'outdoor model', `inputs.outdoor[${i}]`)))
  const slots: Record<number, number> = {
    [Q.IN_COMBINATION]: combination,
    [Q.IN_HP]: given.hp ?? 0,
    [Q.IN_COOL]: given.nominalCoolKw ?? 0,
    [Q.IN_HEAT]: given.nominalHeatKw ?? 0,
    [Q.IN_MODULES]: given.modules ?? 1,
    [Q.IN_SERIES]: given.series === undefined ? -1 : known(rows.seriesRow(given.series), given.series, 'series', 'inputs.series'),
  }
  return { slots, items: modules.map((row) => [Q.ITEM_MODULE, row, 0, 1]) }
}

/** @throws InputError where a row is not there. */
export function known(row: number, id: string, what: string, path: string): number {
  if (row < 0) throw new InputError(path, `a known ${what}; '${id}' is not in the pack`)
  return row
}

export interface GivenTemperatures {
  coolIndoorDbC?: number
  coolIndoorWbC?: number
  coolOutdoorDbC?: number
  heatIndoorDbC?: number
  heatOutdoorWbC?: number
  heatOutdoorDbC?: number
  elevationM?: number
}

/** Returns the design slots of a question, with rating conditions where none are given. */
export function designSlots(given: GivenTemperatures): Record<number, number> {
  const values = [
    given.coolIndoorDbC ?? RATING.coolIndoorDbC,
    given.coolIndoorWbC ?? RATING.coolIndoorWbC,
    given.coolOutdoorDbC ?? RATING.coolOutdoorDbC,
    given.heatIndoorDbC ?? RATING.heatIndoorDbC,
    given.heatOutdoorWbC ?? RATING.heatOutdoorWbC,
    given.elevationM ?? 0,
  ]
  const dryBulbC = given.heatOutdoorDbC ?? given.heatOutdoorWbC ?? RATING.heatOutdoorDbC
  return { ...Object.fromEntries(values.map((value, place) => [Q.IN_DESIGN + place, value])), [Q.IN_HEAT_OUTDOOR_DB]: dryBulbC }
}
