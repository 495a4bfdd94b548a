import type { LimitMeter } from '../../../src/engine/meters/limit-meter'
import type { Finding } from '../../../src/model/finding/finding'

/** Where meters and findings of one system say different things: counts of a code, and the worst place of each broken limit. */
export function meterFaults(meters: readonly LimitMeter[], findings: readonly Finding[]): string[] {
  const broken = new Map<string, number>()
  const found = new Map<string, number>()
  const faults: string[] = []
  for (const { code } of findings) if (code.startsWith('limit.')) found.set(code, (found.get(code) ?? 0) + 1)
  const count = (code: string, by: number): unknown => by > 0 && broken.set(code, (broken.get(code) ?? 0) + by)
  for (const meter of meters) {
    count(meter.code, meter.brokenCount)
    faults.push(...ownFaults(meter))
    if (meter.broken === null) continue
    if (!findings.some((finding) => isSame(finding, meter))) faults.push(`${meter.name} is over by ${meter.marginPct} % without a finding`)
  }
  for (const code of new Set([...broken.keys(), ...found.keys()])) {
    if (broken.get(code) !== found.get(code)) faults.push(`${code}: ${broken.get(code) ?? 0} over, ${found.get(code) ?? 0} found`)
  }
  return faults
}

/** Where one row does not agree with itself: state, margin, severity and counts are those of its one limit. */
function ownFaults({
  name,
  state,
  broken,
  brokenCount,
  placeCount,
  severityIfBroken,
  value,
  limit,
  marginPct,
  isMost,
  missing,
  reason,
}: LimitMeter): string[] {
  const left = isMost ? limit - value : value - limit
  const isRead = placeCount > 0
  return [
    (state === 'broken') === (broken !== null) && (state === 'broken') === brokenCount > 0 ? '' : `is ${state} with ${String(broken)}`,
    broken === null || broken === severityIfBroken ? '' : `is ${broken} instead of ${severityIfBroken}`,
    state === 'broken' && !(marginPct <= 0) ? `is broken with ${marginPct} % left` : '',
    isRead && broken === null && marginPct < 0 ? `holds with ${marginPct} % left` : '',
    isRead && Math.abs(left) > 0.06 && Math.sign(left) !== Math.sign(marginPct) ? `has ${left} and ${marginPct} % left` : '',
    isRead === Number.isFinite(value) && isRead === Number.isFinite(limit) ? '' : `has ${value} of ${limit} from ${placeCount} places`,
    missing.length > 0 === (state === 'notChecked') || state === 'broken' ? '' : `is ${state} and lacks ${missing.join()}`,
    (state === 'none') === (reason !== null) ? '' : `is ${state} because ${String(reason)}`,
  ].flatMap((fault) => (fault === '' ? [] : [`${name} ${fault}`]))
}

function isSame({ code, nodeId, edgeId, values, severity }: Finding, meter: LimitMeter): boolean {
  return (
    code === meter.code &&
    nodeId === meter.place.nodeId &&
    edgeId === meter.place.edgeId &&
    values['value'] === meter.value &&
    values['limit'] === meter.limit &&
    severity === meter.broken
  )
}
