import { spawnSync } from 'node:child_process'
import { bundleHosts } from './bundle/bundle-hosts.mjs'
import { bundlePageWorker } from './bundle/bundle-page-worker.mjs'
import { compressApp } from './bundle/compress-app.mjs'
import { ensureCore } from './ensure-core.mjs'

ensureCore()
const app = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] })
if (app.status !== 0) process.exit(app.status ?? 1)
await bundlePageWorker('dist/app')
await Promise.all([bundleHosts(), compressApp('dist/app')])
