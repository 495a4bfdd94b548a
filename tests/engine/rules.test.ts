import { describe, expect, it } from 'vitest'
import type { Project } from '../../src/model/project/project'
import { recordOfProject } from './core-record'
import { GENERAL_CASES, HEAT_RECOVERY_CASES, MAIN_SUB_CASES, OUTDOOR_CASES, TREE_CASES } from './rule-cases'
import type { RuleCase } from './rule-cases'

const GROUPS = {
  'main/sub systems': MAIN_SUB_CASES,
  'heat recovery': HEAT_RECOVERY_CASES,
  'every mode': GENERAL_CASES,
  'the tree': TREE_CASES,
  'outdoor units': OUTDOOR_CASES,
}

async function findingsAt(project: Project, { code, at }: RuleCase) {
  const { findings } = await recordOfProject(project)
  return findings.filter((finding) => finding.code === code && (finding.nodeId ?? finding.edgeId ?? null) === at)
}

for (const [group, cases] of Object.entries(GROUPS)) {
  describe(`connection rules of ${group}`, () => {
    it.each(cases.map((one) => [`${one.code}: ${one.name}`, one] as const))('%s', async (_, one) => {
      expect(await findingsAt(one.holds, one)).toEqual([])
      const found = await findingsAt(one.breaks, one)
      expect(found.length).toBeGreaterThan(0)
      for (const { severity, values } of found) expect({ severity, values }).toEqual({ severity: 'error', values: one.values })
    })
  })
}
