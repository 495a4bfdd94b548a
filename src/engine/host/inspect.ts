import type { Verb } from '../../../workers/verb'
import type { System } from '../../model/project/project'
import { arrangeWhole, withPlaces } from '../arrange/whole-places'
import { decodeResult } from '../decode/decode-result'
import type { InspectContext } from '../encode/encode-design'
import { encodeSystem } from '../encode/encode-diagram'
import type { PackedCore } from './packed-core'
import { propose } from '../propose/propose'
import { withRepairs, type Asking } from '../repair/with-repairs'
import type { SystemResult } from '../decode/system-result'

export const INSPECT = { name: 'inspect', takes: ['pack', 'system'], checks: true } as const satisfies Verb

/**
 * Checks a whole system: rules, limits, sizes, capacities, charge, arrangement. Metric. A diagram that is no tree is a finding, not an error. Findings
 * include suggested repairs.
 */
export async function inspect(core: PackedCore, system: System, context: InspectContext): Promise<SystemResult> {
  return withRepairs(await check(core, system, context), system, context, core.pack, questionsOf(core))
}

/** Returns the functions through which suggestions call the core. */
export function questionsOf(core: PackedCore): Asking {
  return {
    rank: (demand) => propose(core, demand),
    check: (system, context) => check(core, system, { ...context, arrange: false, changers: false }),
  }
}

async function check(parts: PackedCore, system: System, context: InspectContext): Promise<SystemResult> {
  const { core, handle, rows, fittingNames } = parts
  const places = context.arrange === false ? null : arrangeWhole(parts, system)
  const [[answer], whole] = await Promise.all([core.call(INSPECT, handle, encodeSystem(system, context, rows)), places])
  const result = decodeResult(answer, system, context.revision, fittingNames)
  return whole ? withPlaces(result, whole) : result
}
