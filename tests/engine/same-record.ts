import type { SystemRecord } from '../../src/contract/system-record'
import type { ReferenceRecord } from '../reference/reference-record'

/** Places where two records differ, as `path: core ≠ reference`; numbers agree within 1e-9 of their size. */
export function differences(core: SystemRecord, reference: ReferenceRecord): string[] {
  const plain = {
    ...core,
    IDUOutput: core.IDUOutput.map(({ IDUModel: _model, IDUName: _name, IDUType: _type, ...unit }) => unit),
    PipeOutput: core.PipeOutput.map(({ UpStreamPointName: _up, DownStreamPointName: _down, ...pipe }) => pipe),
    findings: byPlace(core.findings.map(({ message: _message, repair: _repair, ...finding }) => finding)),
  }
  const expected = { ...reference, findings: byPlace(reference.findings) }
  // Without an outdoor unit to serve, sizes and limits have no meaning; only the rules are compared.
  if (!reference.ODUOutput) {
    const rules = core.findings
      .filter(({ code }) => !code.startsWith('limit.'))
      .map(({ message: _message, repair: _repair, ...finding }) => finding)
    return compare({ ...expected, ODUOutput: core.ODUOutput, findings: byPlace(rules) }, expected, '$')
  }
  return compare(plain, expected, '$')
}

function byPlace<T extends { nodeId?: string; edgeId?: string; code: string; severity: string }>(
  findings: readonly T[],
): Record<string, T> {
  const seen = new Map<string, number>()
  const keyed = findings.map((finding) => {
    const key = [finding.code, finding.nodeId ?? finding.edgeId ?? 'system', finding.severity].join(' ')
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    // A node can be no part of a tree for two reasons, such as an orphan with another's id; that it is named is what counts.
    return [count > 1 && finding.code !== 'notATree' ? `${key} again` : key, finding] as const
  })
  return Object.fromEntries(keyed)
}

function compare(core: unknown, reference: unknown, path: string): string[] {
  if (typeof core === 'number' && typeof reference === 'number') return isClose(core, reference) ? [] : [tell(core, reference, path)]
  if (!isObject(core) || !isObject(reference)) return core === reference ? [] : [tell(core, reference, path)]
  const keys = new Set([...Object.keys(core), ...Object.keys(reference)])
  return [...keys].flatMap((key) => compare(core[key], reference[key], `${path}.${key}`))
}

function isClose(one: number, other: number): boolean {
  return one === other || Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function tell(core: unknown, reference: unknown, path: string): string {
  const text = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value))
  return `${path}: ${text(core)} ≠ ${text(reference)}`
}
