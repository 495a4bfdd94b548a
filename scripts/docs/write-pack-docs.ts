import { writeFileSync } from 'node:fs'
import { packDocs } from './pack-docs'

/** Writes docs/pack-schema.md from the schema with which the product checks packs. */
writeFileSync(new URL('../../docs/pack-schema.md', import.meta.url), await packDocs())
