import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { memoryLayout } from '../../scripts/docs/write-memory-layout'

describe('docs/memory-layout.md', () => {
  it('docs/memory-layout.md says what the layout files say: else run npx tsx scripts/docs/write-memory-layout.ts', () => {
    expect(readFileSync(new URL('../../docs/memory-layout.md', import.meta.url), 'utf8')).toBe(memoryLayout())
  })
})
