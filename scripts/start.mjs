import { spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { newestChange } from './newest.mjs'

function builtAt() {
  try {
    return Math.min(statSync('dist/app/index.html').mtimeMs, statSync('dist/server/main.js').mtimeMs)
  } catch {
    return 0
  }
}

const sources = ['assembly', 'workers', 'src', 'server', 'public', 'packs', 'index.html', 'vite.config.ts', 'package-lock.json', 'scripts']
if (builtAt() < newestChange(sources)) {
  console.error('Building the core, the app and the server …')
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(build.status ?? 1)
}

// Flags of Node that this was started with are meant for the server.
const server = spawn(process.execPath, [...process.execArgv, 'dist/server/main.js'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
