import { describe, expect, it } from 'vitest'
import type { FindingOutput } from '../../src/contract/system-record'
import type { Project } from '../../src/model/project/project'
import { recordOfProject } from './core-record'
import { CHARGE_CASES, FITTING_CASES, HEIGHT_CASES, LENGTH_CASES, RATIO_CASES } from './limit-cases'
import type { LimitCase } from './limit-cases'
import { SENSE_CASES } from './sense-cases'

const GROUPS = {
  lengths: LENGTH_CASES,
  heights: HEIGHT_CASES,
  ratios: RATIO_CASES,
  fittings: FITTING_CASES,
  charge: CHARGE_CASES,
  sense: SENSE_CASES,
}

async function findingsOf(project: Project, code: string): Promise<FindingOutput[]> {
  return (await recordOfProject(project)).findings.filter((finding) => finding.code === `limit.${code}`)
}

function title({ code, limit, unit, name }: LimitCase): string {
  return `${code} holds at ${String(limit)} ${unit} and breaks beyond${name === undefined ? '' : ` (${name})`}`
}

for (const [group, cases] of Object.entries(GROUPS)) {
  describe(`limits of ${group}`, () => {
    it.each(cases.map((one) => [title(one), one] as const))('%s', async (_, one) => {
      expect(await findingsOf(one.holds, one.code)).toEqual([])
      const [finding] = (await findingsOf(one.breaks, one.code)).filter(({ severity }) => severity === one.severity)
      expect(finding?.values.value).toBeCloseTo(one.value, 9)
      expect(finding?.values.limit).toBeCloseTo(one.limit, 9)
      expect(finding?.values.excess).toBeCloseTo(Math.abs(one.value - one.limit), 9)
      expect(finding?.values.unit).toBe(one.unit)
      expect(finding?.nodeId ?? finding?.edgeId).toBeDefined()
    })
  })
}
