import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Hashed files that every screen may need: scripts, styles, the core and the interface's own type. Other typefaces are kept at their first use. */
const CODE = /^(?:.+[.](?:js|css|wasm)|inter-.+[.]woff2)$/
/** Files whose name says nothing of their content. */
const PLAIN = ['index.html', 'icon.svg']

/** Bundles the service worker of the page into the folder of the built app, with the list of files it keeps. */
export async function bundlePageWorker(folder) {
  const hashed = readdirSync(join(folder, 'assets')).filter((name) => CODE.test(name))
  const precached = [
    ...PLAIN.map((url) => ({
      url,
      revision: createHash('sha256')
        .update(readFileSync(join(folder, url)))
        .digest('hex')
        .slice(0, 16),
    })),
    ...hashed.map((name) => ({ url: `assets/${name}`, revision: null })),
  ]
  await build({
    entryPoints: { sw: 'src/app/version/service.worker.ts' },
    outdir: folder,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}
