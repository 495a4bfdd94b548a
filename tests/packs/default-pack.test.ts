import { describe, expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { runExamples } from './run-examples'

const results = await runExamples(catalogue)

describe('the embedded pack', () => {
  it('the embedded pack carries the vectors it was verified with', () => {
    expect(results.length).toBeGreaterThanOrEqual(52)
  })

  it.each(results.map((result) => [result.id, result] as const))('%s comes out as printed', (_, result) => {
    expect(result.got, JSON.stringify(result.expected)).toSatisfy(() => result.ok)
  })
})
