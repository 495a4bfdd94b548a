import { expect, it } from 'vitest'
import results from '../../bench/results.json'

it('the kept figures of each group say on which machine and when they were measured', () => {
  const groups: Record<string, { machine: string; date: string }> = results.groups
  expect(new Set(results.rows.map(({ group }) => group))).toEqual(new Set(Object.keys(groups)))
  for (const { machine, date } of Object.values(groups)) {
    expect(machine).toMatch(/ cores, \d+ GiB, Node v/)
    expect(new Date(date).toISOString()).toBe(date)
  }
})
