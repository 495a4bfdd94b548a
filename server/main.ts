import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app'
import { openingOf, readConfig } from './config'
import { DirectoryInUse } from './database/embedded/directory-lock'
import { DatabaseLost, isOutage } from './database/outage'
import { waitedFor } from './database/shared/waiting'

const APP_FOLDER = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist/app' : '../app', import.meta.url))

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // A PostgreSQL that goes away while the server starts is waited for as one that is away before.
  const { app, notice, lost } = await waitedFor(() => buildApp(config, APP_FOLDER), openingOf(config).waitMs, console.error)
  const stop = (): void => {
    app.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  // At once, with the calls under way unanswered: whether their work is stored only the next start tells.
  void lost?.then(fail)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await app.listen({ host: config.HOST, port: config.PORT })
  } catch (error) {
    await app.close()
    throw error
  }
  if (notice) console.error(notice)
  console.log(`Branchline is ready at ${addressOf(config.HOST, app.server.address())}`)
}

function addressOf(host: string, address: AddressInfo | string | null): string {
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${typeof address === 'object' ? (address?.port ?? '') : ''}`
}

function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (isBusy) console.error(`${message}. Set PORT to a free one.`)
  else if (isOutage(error) && !(error instanceof DatabaseLost))
    console.error(`The database went away while the server started: ${message}. Start the server again when the database answers.`)
  else console.error(message)
  if (!(error instanceof DirectoryInUse) && !isBusy && process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}

start().catch(fail)
