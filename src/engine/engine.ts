import { LAYOUT_VERSION } from '../../assembly/common/layout/layout'
import type { CoreApi } from '../../workers/core-api'
import type { Pack } from '../contract/pack'
import { adjust } from './adjust/adjust'
import { arrange } from './arrange/arrange'
import { askDrop, askMask, askMasks } from './drop/ask-drop'
import { fittingNames } from './encode/encode-constants'
import { encodePack } from './encode/encode-pack'
import { inspect } from './host/inspect'
import { meters } from './meters/meters'
import { packRows } from './encode/pack-rows'
import type { EngineVerb, PackedCore } from './host/packed-core'
import { prove } from './proof/prove'
import { propose, rateOutdoorUnit } from './propose/propose'
import { reconvertProject } from './measure/reconvert'
import { openResident } from './resident/open-resident'

/**
 * Verbs that an engine has as methods, because many callers use them; each file documents its verb's arguments, answer and errors. A new verb needs no line here:
 * `run` runs it.
 */
const METHODS = {
  inspect,
  open: openResident,
  arrange,
  reconvert: reconvertProject,
  propose,
  rateOutdoorUnit,
  adjust,
  dropMask: askMask,
  dropMasks: askMasks,
  drop: askDrop,
  meters,
  prove,
}

type Methods = typeof METHODS

type Method<Run> = Run extends EngineVerb<infer Given, infer Answer> ? (...given: Given) => Promise<Answer> : never

/** One rule pack in one core, ready for calls. */
export type Engine = { [Name in keyof Methods]: Method<Methods[Name]> } & {
  /**
   * Runs any verb of the core; the verb documents its arguments, answer and errors.
   *
   * @example
   * const lengths = await engine.run(pipeLengths, system, context)
   */
  run<Given extends unknown[], Answer>(verb: EngineVerb<Given, Answer>, ...given: Given): Promise<Answer>
}

let handles = 0

/**
 * Makes an engine over one core and one pack, which becomes resident in the core.
 * @throws Error when the core was compiled with another memory layout.
 */
export async function createEngine(core: CoreApi, pack: Pack): Promise<Engine> {
  const found = await core.layoutVersion()
  if (found !== LAYOUT_VERSION) throw new Error(`The core has memory layout ${found}, this program ${LAYOUT_VERSION}: build it again.`)
  const rows = packRows(pack)
  const packed: PackedCore = { core, handle: handles++, pack, rows, fittingNames: fittingNames(pack) }
  await core.loadPack(packed.handle, encodePack(pack, rows))
  const methods = Object.entries(METHODS).map(([name, verb]) => [
    name,
    (...given: unknown[]) => (verb as EngineVerb<unknown[], unknown>)(packed, ...given),
  ])
  return { ...(Object.fromEntries(methods) as Omit<Engine, 'run'>), run: (verb, ...given) => verb(packed, ...given) }
}
