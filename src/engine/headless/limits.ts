import { isRead, type LimitMeter } from '../meters/limit-meter'
import { meters } from '../meters/meters'
import { eachSystem } from './each-system'
import type { Host } from './host'
import type { HeadlessOptions } from './options'

/** How near a system is to each limit of its pack. */
export interface SystemLimits {
  systemId: string
  limits: LimitMeter[]
}

/**
 * Lists every limit of each active system: broken limits first, errors before advice, then by least margin, then those that could not be checked; those that do not
 * apply last, in the pack's order.
 */
export async function limits(host: Host, json: unknown, options: HeadlessOptions): Promise<{ systems: SystemLimits[] }> {
  const answers = await eachSystem(host, json, meters, options)
  return {
    systems: answers.map(({ system, answer }) => ({
      systemId: system.id,
      limits: answer.sort((a, b) => rankOf(a) - rankOf(b) || leftOf(a) - leftOf(b)),
    })),
  }
}

/** Returns whether a limit makes a design invalid. */
export function isBroken({ broken }: LimitMeter): boolean {
  return broken === 'error'
}

const RANK = { broken: 1, held: 2, notChecked: 3, none: 4 } as const

function rankOf({ state, broken }: LimitMeter): number {
  return broken === 'error' ? 0 : RANK[state]
}

function leftOf(meter: LimitMeter): number {
  return isRead(meter) ? meter.marginPct : 0
}
