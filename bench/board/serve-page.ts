import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { PluginOption } from 'vite'
import wasm from 'vite-plugin-wasm'

const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

export interface ServedPage {
  address: string
  close(): Promise<void>
}

/** Builds a page like the app, by default that of the bench, and serves it on a free local port. */
export async function servePage(root = new URL('.', import.meta.url)): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'branchline-page-'))
  await build({
    configFile: false,
    root: fileURLToPath(root),
    base: './',
    logLevel: 'warn',
    plugins: [react(), wasm() as PluginOption],
    worker: { format: 'es', plugins: () => [wasm() as PluginOption] },
    build: { target: 'esnext', assetsInlineLimit: 0, outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  })
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(folder, path.endsWith('/') ? 'index.html' : path)
    readFile(file).then(
      (content) => response.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${portOf(server)}/`,
    close: async () => closeServer(server).then(() => rm(folder, { recursive: true })),
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the bench server has no port')
  return address.port
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
