import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILED_ONCE } from '../helpers/compiled-once'
import { freePort } from '../helpers/free-port'
import { copyPreparedDatabase } from '../helpers/prepared-database'

export interface AppServer {
  address: string
  stop: () => Promise<void>
}

/** Starts the product as a user does, by its start script or that of another build, on a free port and a data folder whose database holds nothing yet. */
export async function startApp(given: Record<string, string> = {}, script = 'scripts/start.mjs'): Promise<AppServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'branchline-flow-'))
  copyPreparedDatabase(folder)
  const environment = { ...process.env, PORT: String(port), BRANCHLINE_DATA: folder, BRANCHLINE_PASSWORD_COST: '14', ...given }
  const child: ChildProcess = spawn(process.execPath, [COMPILED_ONCE, script], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /https?:\/\/\S+/.exec(output)
      if (found) resolve(found[0])
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}: ${output}`)))
  })
  return {
    address,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
