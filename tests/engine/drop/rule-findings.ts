import type { Engine } from '../../../src/engine/engine'
import type { Diagram } from '../../../src/model/diagram/diagram'
import type { Finding } from '../../../src/model/finding/finding'
import type { RandomCase } from '../random-system'

/** Findings of the rules, limits left out, that the whole graph of a case has with this drawing. */
export async function ruleFindings(engine: Engine, { system, ...context }: RandomCase, diagram: Diagram): Promise<Finding[]> {
  const result = await engine.inspect({ ...system, diagram }, { ...context, revision: 1, arrange: false })
  return result.findings.filter(({ code }) => !code.startsWith('limit.'))
}

/** What the whole graph says of a drop: rules broken at its place, and those that nothing else broke before. */
export function brokenByPlacing(before: readonly Finding[], after: readonly Finding[], nodeId: string): Set<string> {
  const known = new Set(before.map(keyOf))
  return new Set(after.filter((finding) => finding.nodeId === nodeId || !known.has(keyOf(finding))).map(({ code }) => code))
}

function keyOf({ code, nodeId, edgeId }: Finding): string {
  return `${code} ${nodeId ?? ''} ${edgeId ?? ''}`
}
