import type { CoreApi } from '../../../workers/core-api'
import type { Pack } from '../../contract/pack'
import type { PackRows } from '../encode/pack-rows'

/** A core with one rule pack resident in it: the first argument of every verb's TypeScript function. */
export interface PackedCore {
  core: CoreApi
  /** Handle of the pack in the core. */
  handle: number
  pack: Pack
  /** Rows of the pack's tables by the ids of their entries. */
  rows: PackRows
  /** Names of joints and headers in the core's order. */
  fittingNames: readonly string[]
}

/** A verb as the engine runs it: encodes its arguments, calls the core with the verb's row, decodes the answer. */
export type EngineVerb<Given extends unknown[], Answer> = (core: PackedCore, ...given: Given) => Promise<Answer>
