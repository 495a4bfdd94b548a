import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/config'
import { apiDocs, type InterfaceDocument } from './api-docs'

/** Writes docs/api.md from the schemas that the server itself checks its calls with. */
const folder = mkdtempSync(join(tmpdir(), 'branchline-docs-'))
const { app } = await buildApp(readConfig({ BRANCHLINE_DATA: folder }), join(folder, 'none'))
writeFileSync(new URL('../../docs/api.md', import.meta.url), await apiDocs(app.swagger() as InterfaceDocument))
await app.close()
rmSync(folder, { recursive: true })
process.exit(0)
