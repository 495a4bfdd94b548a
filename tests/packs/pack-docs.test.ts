import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packDocs } from '../../scripts/docs/pack-docs'

it('the page on rule packs is what the schema says today', async () => {
  const page = readFileSync(new URL('../../docs/pack-schema.md', import.meta.url), 'utf8')
  expect(page, 'npx tsx scripts/docs/write-pack-docs.ts').toBe(await packDocs())
})
