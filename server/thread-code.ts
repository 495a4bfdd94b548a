import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

const FROM_SOURCES = import.meta.url.endsWith('.ts')

/**
 * Starts a thread of the server. `source` is the URL of its file among the sources; the build puts the bundle of the same name beside the
 * server's. When run from the sources the thread is bundled first: loading a compiler in it takes longer.
 */
export async function startThread(source: URL, options: WorkerOptions): Promise<Worker> {
  if (FROM_SOURCES) return new Worker(await bundled(source), { ...options, eval: true })
  const name = source.pathname.split('/').at(-1)?.replace(/\.ts$/, '.js') ?? ''
  return new Worker(new URL(`./${name}`, import.meta.url), options)
}

const bundles = new Map<string, string>()

/**
 * Bundles the current sources, which a thread cannot run as they are. `createRequire` keeps the bundler out of the
 * bundle.
 */
async function bundled(source: URL): Promise<string> {
  const known = bundles.get(source.href)
  if (known !== undefined) return known
  const { build } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const entryPoints = [fileURLToPath(source)]
  const built = await build({
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    // Code of a thread that reads files beside itself finds them from its place among the sources.
    define: { 'import.meta.url': JSON.stringify(source.href) },
    write: false,
    logLevel: 'error',
  })
  const text = built.outputFiles[0]?.text ?? ''
  bundles.set(source.href, text)
  return text
}
