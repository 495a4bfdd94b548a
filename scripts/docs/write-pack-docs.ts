import { writeFileSync } from 'node:fs'
import { packDocs } from './pack-docs'

/** Writes docs/pack-schema.md from the schema that the product itself checks packs with. */
writeFileSync(new URL('../../docs/pack-schema.md', import.meta.url), await packDocs())
