import type { LimitMeter } from '../../../src/engine/meters/limit-meter'
import type { Finding } from '../../../src/model/finding'

/** Where meters and findings of one system say different things: counts of a code, and the worst place of each broken limit. */
export function meterFaults(meters: readonly LimitMeter[], findings: readonly Finding[]): string[] {
  const broken = new Map<string, number>()
  const found = new Map<string, number>()
  const faults: string[] = []
  for (const { code } of findings) if (code.startsWith('limit.')) found.set(code, (found.get(code) ?? 0) + 1)
  const count = (code: string, by: number): unknown => by > 0 && broken.set(code, (broken.get(code) ?? 0) + by)
  for (const meter of meters) {
    count(meter.code, meter.brokenCount)
    if (meter.standard) count(meter.standard.code, meter.standard.brokenCount)
    if (meter.broken === null) continue
    const code = speaking(meter)
    if (!findings.some((finding) => isSame(finding, meter, code)))
      faults.push(`${meter.name} is over by ${meter.marginPct} % without a finding`)
  }
  for (const code of new Set([...broken.keys(), ...found.keys()])) {
    if (broken.get(code) !== found.get(code)) faults.push(`${code}: ${broken.get(code) ?? 0} over, ${found.get(code) ?? 0} found`)
  }
  return faults
}

/** Code of the bound that a meter is held against first: the maximum's, or that of the standard value below it. */
export function speaking({ code, standard, value, limit }: LimitMeter): string {
  return standard && !(value > limit + 2 ** -20) ? standard.code : code
}

function isSame({ code, nodeId, edgeId, values, severity }: Finding, meter: LimitMeter, spoken: string): boolean {
  const limit = spoken === meter.code ? meter.limit : meter.standard?.limit
  return (
    code === spoken &&
    nodeId === meter.place.nodeId &&
    edgeId === meter.place.edgeId &&
    values['value'] === meter.value &&
    values['limit'] === limit &&
    severity === meter.broken
  )
}
