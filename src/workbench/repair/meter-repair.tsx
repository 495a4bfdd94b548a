import type { ShownMeter } from '../limits/join-standards'
import type { OpenSystem } from '../open-system/use-open-system'
import { RepairOffer } from './repair-offer'

/** Shows the repair of a broken limit: that of its finding at the worst place. */
export function MeterRepair({ open, meter }: { open: OpenSystem; meter: ShownMeter }) {
  const finding = open.result?.findings.find(
    ({ code, nodeId, edgeId }) =>
      (code === meter.code || code === meter.standard?.code) && nodeId === meter.place.nodeId && edgeId === meter.place.edgeId,
  )
  return finding ? <RepairOffer open={open} finding={finding} /> : null
}
