import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Packages of hundreds of small modules: loading them one by one is a tenth of the server's start. All others stay in node_modules. */
const BUNDLED = ['typebox', 'kysely', '@fastify/type-provider-typebox']

/** Bundles the server, its database thread and its account command into a folder. */
export async function bundleServer(folder, more = {}) {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  await build({
    entryPoints: {
      main: 'server/main.ts',
      'pglite.worker': 'server/database/embedded/pglite.worker.ts',
      'reading.worker': 'server/reading/reading.worker.ts',
      account: 'server/account/command.ts',
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: Object.keys(dependencies).filter((name) => !BUNDLED.includes(name)),
    logLevel: 'warning',
    ...more,
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await bundleServer(process.argv[2] ?? join('dist', 'server'))
