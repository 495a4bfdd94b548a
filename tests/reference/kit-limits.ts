import type { Finding } from '../../src/model/finding/finding'
import { lower, upper } from './limit'
import type { CheckedSystem } from './system-check'

/** Engineering reference section 3: a kit's given cooling inside its range, and not too many kits for one air handler. */
export function kitLimits(checked: CheckedSystem): Finding[] {
  const { items, multi } = checked.pack.ahuKits
  const kits = checked.graph.places.filter((place) => place.kind === 'ahuKit')
  const handlers = new Set(kits.flatMap((kit) => kit.data.airHandlerId ?? []))
  const ranges = kits.flatMap((kit) => {
    const at = { systemId: checked.system.id, nodeId: kit.id }
    const row = items.find(({ id }) => id === kit.data.model)
    const given = kit.data.coolingKw
    if (!row || given === undefined) return []
    return [...lower(at, 'minKw', given, row.minKw, 'kW'), ...upper(at, 'maxKw', given, row.maxKw, 'kW')]
  })
  const counts = [...handlers].flatMap((handler) => {
    const own = kits.filter((kit) => kit.data.airHandlerId === handler)
    return upper({ systemId: checked.system.id, nodeId: own[0]?.id ?? '' }, 'maxKitsPerAhu', own.length, multi?.maxKitsPerAhu, '')
  })
  return [...ranges, ...counts]
}
