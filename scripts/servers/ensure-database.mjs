import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const MIGRATIONS = 'server/migrations'
/** How the files of the folder are made. */
const MODES = 'server/database/embedded/private-files.ts'

/**
 * Folder of an embedded database whose tables are up to date and empty, made where today's migrations have none yet. Creating one takes
 * seconds, copying one does not: tests, journeys and benches start from copies. Run by itself it prints the folder.
 */
async function ensureDatabase() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const made = createHash('sha256').update(dependencies['@electric-sql/pglite']).update(readFileSync(MODES))
  for (const name of readdirSync(MIGRATIONS).sort()) made.update(name).update(readFileSync(join(MIGRATIONS, name)))
  const folder = resolve('build', `prepared-database-${made.digest('hex').slice(0, 16)}`)
  if (!existsSync(folder)) await createDatabase(folder)
  return folder
}

// Several processes may prepare it at once: the first one moves its database into place, the others use that.
async function createDatabase(folder) {
  mkdirSync('build', { recursive: true })
  const own = mkdtempSync(resolve('build', 'database-to-prepare-'))
  try {
    await build({
      entryPoints: { database: 'server/database/open-database.ts', 'pglite.worker': 'server/database/embedded/pglite.worker.ts' },
      outdir: own,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      packages: 'external',
      logLevel: 'warning',
    })
    const { openDatabase } = await import(pathToFileURL(join(own, 'database.js')).href)
    const database = await openDatabase(own)
    await database.close()
    if (!existsSync(folder)) renameSync(join(own, 'database'), folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(own, { recursive: true })
  }
}

process.stdout.write(`${await ensureDatabase()}\n`)
