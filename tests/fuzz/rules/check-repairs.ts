import { changedSystem } from '../../../src/model/change/changed-system'
import { newProject } from '../../../src/model/project/defaults'
import { applyRepair } from '../../../src/model/edits/apply-repair'
import type { Finding } from '../../../src/model/finding/finding'
import type { System } from '../../../src/model/project/project'
import { EDIT_REPAIRS } from '../../../src/model/finding/repair'
import type { Outcome } from '../check-project'
import type { RuleBench } from './rule-bench'
import { keptErrors, keyOf } from './rule-bench'

/** Repairs that exchange or move something; taking a node away is none of the rulebook's questions. */
const ASKED = new Set<string>(EDIT_REPAIRS.filter((code) => code !== 'removeNode' && code !== 'useOutdoor' && code !== 'useModel'))

/** Whether every repair of a drawing mends its finding, and brings no new error of the rules that repairs keep. */
export async function checkRepairs(bench: RuleBench, system: System): Promise<Outcome> {
  const result = await bench.check(system)
  const before = new Set(keptErrors(system, result).map(keyOf))
  let repaired = 0
  for (const finding of await bench.repairs(system, result)) {
    if (!finding.repair || !ASKED.has(finding.repair.code) || !before.has(keyOf(finding))) continue
    const wrong = await wrongRepair(bench, system, finding, before)
    if (wrong !== null) return { failure: `a repair ${wrong.what}: ${finding.repair.code} for ${finding.code}`, detail: wrong.detail }
    repaired++
  }
  return repaired > 0 ? 'accepted' : 'refused'
}

async function wrongRepair(
  bench: RuleBench,
  system: System,
  finding: Finding,
  before: ReadonlySet<string>,
): Promise<{ what: string; detail: string } | null> {
  const project = newProject({ systems: { [system.id]: system }, systemOrder: [system.id] })
  const change = applyRepair(project, system.id, finding, bench.pack)
  const said = `${keyOf(finding)}: ${JSON.stringify(finding.repair)}`
  const after = change.ops.length > 0 ? changedSystem(project, system.id, change) : null
  if (!after) return { what: 'changes nothing', detail: said }
  const left = keptErrors(after, await bench.check(after)).map(keyOf)
  if (left.includes(keyOf(finding))) return { what: 'leaves its finding', detail: said }
  const added = left.filter((key) => !before.has(key))
  return added.length === 0 ? null : { what: `brings ${added[0]?.split(' ')[0] ?? ''}`, detail: `${said} brings ${added.join(', ')}` }
}
