import { beforeAll, describe, expect, it } from 'vitest'
import { BUILD_MS, buildCli, cli, testFolder } from './run-cli'

const file = testFolder()
const meta = { id: 'maker', title: 'A maker', version: '1.0.0' }
const example = { id: 'E1', source: 'test', question: 'sizeStep', inputs: { mm: 9.53 }, expected: { mm: 12.7 } }
const base = 'branchline-default'

beforeAll(buildCli, BUILD_MS)

describe('pack check', () => {
  it('pack check answers each example in a line and exits with 0 where all come out', () => {
    const run = cli('pack', 'check', file('fine.json', { base, meta, examples: [example] }))
    expect(run.exit).toBe(0)
    expect(run.lines).toEqual([
      { id: 'E1', question: 'sizeStep', expected: { mm: 12.7 }, got: { mm: 12.7 }, ok: true },
      { examples: 1, failed: 0, publishable: true },
    ])
  })

  it('pack check exits with 1 where one does not, or where there is none', () => {
    const failing = cli('pack', 'check', file('wrong.json', { base, meta, examples: [{ ...example, expected: { mm: 15.9 } }] }))
    expect(failing.exit).toBe(1)
    expect(failing.lines.at(-1)).toEqual({ examples: 1, failed: 1, publishable: false })
    expect(cli('pack', 'check', file('none.json', { base, meta })).exit).toBe(1)
  })

  it('pack check exits with 2 and the place where the pack cannot be read', () => {
    const run = cli('pack', 'check', file('broken.json', { base, meta, examples: [{ ...example, inputs: {} }] }))
    expect(run.exit).toBe(2)
    expect(run.result).toMatchObject({ error: { path: '$.examples[0].inputs.mm' } })
    const wide = cli('pack', 'check', file('wide.json', { base, meta, examples: [{ ...example, tolerance: 3.3 }] }))
    expect(wide.exit).toBe(2)
    expect(wide.result).toMatchObject({ error: { path: '$.examples[0].tolerance' } })
    expect(JSON.stringify(wide.result)).toContain('at most 5 %')
    const many = Array.from({ length: 501 }, (_, i) => ({ ...example, id: `E${i}` }))
    expect(cli('pack', 'check', file('many.json', { base, meta, examples: many })).result).toMatchObject({ error: { path: '$.examples' } })
    expect(cli('pack', 'check').exit).toBe(2)
    expect(cli('pack', 'publish').exit).toBe(2)
  })
})
