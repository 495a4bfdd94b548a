import type { SystemRecord } from '../../../src/contract/system-record'
import type { SystemSubject } from '../../../src/engine/proof/proof'

/** A figure of a record, and how to ask for its proof. */
export interface Asked {
  subject: SystemSubject
  value: number | string | null
}

type Fields = Readonly<Record<string, unknown>>

/** Fields that are given or named, not calculated. */
const GIVEN = new Set([
  'nodeId',
  'edgeId',
  'IDUModel',
  'IDUName',
  'IDUType',
  'CoolingLoad',
  'HeatingLoad',
  'UpStreamPointName',
  'DownStreamPointName',
])

/** Groups of figures that a system may not have: modules to join, a charge where the pack has no rates. */
const GROUPS = new Set(['connectingPipes', 'chargeParts'])

/** Every figure of a record with its subject: pipes, joints, units, the outdoor unit, and each limit that is broken by its excess. */
export function everyFigure(record: SystemRecord): Asked[] {
  return [
    ...record.PipeOutput.flatMap((pipe) => figures({ ...pipe }, (quantity) => ({ edge: pipe.edgeId, quantity }))),
    ...record.JointOutput.flatMap((joint) => figures({ ...joint }, (quantity) => ({ node: joint.nodeId, quantity }))),
    ...record.IDUOutput.flatMap((unit) => figures({ ...unit }, (quantity) => ({ node: unit.nodeId, quantity }))),
    ...(record.ODUOutput ? figures({ ...record.ODUOutput }, (quantity) => ({ outdoor: true, quantity })) : []),
    ...brokenLimits(record),
  ]
}

function figures(fields: Fields, subject: (quantity: string) => SystemSubject, prefix = ''): Asked[] {
  return Object.entries(fields).flatMap(([name, value]): Asked[] => {
    const quantity = `${prefix}${name}`
    if (GIVEN.has(quantity) || (name === 'liquidMm' && quantity.startsWith('chargeParts'))) return []
    if (GROUPS.has(name) && value === null) return []
    if (name.startsWith('diameterChanger')) return [{ subject: subject(quantity), value: changerBits(value) }]
    if (Array.isArray(value)) return value.flatMap((item: Fields, place) => figures(item, subject, `${quantity}[${String(place)}].`))
    if (typeof value === 'object' && value !== null) return figures(value as Fields, subject, `${quantity}.`)
    return value === null || typeof value === 'number' || typeof value === 'string' ? [{ subject: subject(quantity), value }] : []
  })
}

/** A proof counts the lines of a changer: 1 gas, 2 liquid, 4 high-pressure gas. */
function changerBits(value: unknown): number {
  const lines = (value as { lines: string[] } | null)?.lines ?? []
  return lines.reduce((bits, line) => bits + { gas: 1, liquid: 2, highPressure: 4 }[line as 'gas'], 0)
}

/** Several bounds of one limit may be broken at one place: they are counted in the order of the findings. */
function brokenLimits(record: SystemRecord): Asked[] {
  const counts = new Map<string, number>()
  return record.findings
    .filter(({ code }) => code.startsWith('limit.'))
    .map(({ code, nodeId = '', edgeId = '', values }) => {
      const place = `${code} ${nodeId} ${edgeId}`
      const nth = counts.get(place) ?? 0
      counts.set(place, nth + 1)
      const quantity = nth === 0 ? code : `${code}[${String(nth)}]`
      return { subject: edgeId === '' ? { node: nodeId, quantity } : { edge: edgeId, quantity }, value: values['excess'] ?? null }
    })
}
