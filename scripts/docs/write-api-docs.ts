import { writeFileSync } from 'node:fs'
import { apiDocs } from './api-docs'

/** Writes docs/api.md from the table of calls. */
writeFileSync(new URL('../../docs/api.md', import.meta.url), await apiDocs())
