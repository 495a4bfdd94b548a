import { describe, expect, it } from 'vitest'
import { worstLimit } from '../../../src/workbench/frame/worst-limit'
import type { Finding } from '../../../src/model/finding/finding'

const exceeded = (severity: Finding['severity'], excess: number): Finding => ({
  code: 'limit.totalLength',
  severity,
  systemId: 'system',
  values: { limit: 100, excess },
})

describe('the worst limit of a system', () => {
  it('the worst limit of a system is the one exceeded by the largest part of itself, whatever its place in the list', () => {
    const [less, more] = [exceeded('error', 5), exceeded('error', 45)]
    expect(worstLimit([less, more])).toBe(more)
    expect(worstLimit([more, less])).toBe(more)
  })

  it('the worst limit of a system is an error before any advice, and no finding that is not a limit', () => {
    const [error, advice] = [exceeded('error', 5), exceeded('advice', 1e9)]
    expect(worstLimit([advice, error])).toBe(error)
    expect(worstLimit([{ ...error, code: 'unit.unknownModel' }, advice])).toBe(advice)
    expect(worstLimit([])).toBeUndefined()
  })
})
