import { METER_BYTES } from '../../../assembly/common/layout/layout-meters'
import type { Verb } from '../../../workers/verb'
import type { System } from '../../model/project/project'
import type { InspectContext } from '../encode/encode-design'
import { encodeSystem } from '../encode/encode-diagram'
import type { PackedCore } from '../host/packed-core'
import { decodeMeters } from './decode-meters'
import type { LimitMeter } from './limit-meter'

const METERS = { name: 'meters', takes: ['pack', 'system'], listsRowsOf: METER_BYTES } as const satisfies Verb

/** Reads how near a system is to every limit of the pack, including limits that hold, by the same checks that make the findings. */
export async function meters({ core, handle, rows }: PackedCore, system: System, context: InspectContext): Promise<LimitMeter[]> {
  const [read] = await core.call(METERS, handle, encodeSystem(system, context, rows))
  return decodeMeters(read, system)
}
