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
  // A PostgreSQL that becomes unavailable during the start is waited for, as one that is unavailable before.
  const build = () => buildApp(config, APP_FOLDER)
  const { databaseUrl, waitMs } = openingOf(config)
  const { app, notice, lost } = await (databaseUrl ? waitedFor(build, waitMs, console.error) : build())
  const stop = (): void => {
    app.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  // Ends at once, with running calls unanswered: only the next start shows whether their work is stored.
  void lost?.then(fail)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await app.listen({ host: config.HOST, port: config.PORT })
  } catch (error) {
    await app.close()
    throw notListening(error, config)
  }
  if (notice) console.error(notice)
  console.log(`Branchline is ready at ${addressOf(config.HOST, app.server.address())}`)
}

function addressOf(host: string, address: AddressInfo | string | null): string {
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${typeof address === 'object' ? (address?.port ?? '') : ''}`
}

/** Returns the error for an address the server cannot listen on, with advice. It is no error of the database, whatever its code. */
function notListening(error: unknown, { HOST, PORT }: { HOST: string; PORT: number }): Error {
  const message = error instanceof Error ? error.message : String(error)
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const advice = isBusy ? 'Set PORT to a free one.' : 'Set HOST to an address of this machine and PORT to a port that it may use.'
  return new Error(`The server cannot listen at ${HOST}, port ${PORT}: ${message}. ${advice}`, { cause: error })
}

function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  if (isOutage(error) && !(error instanceof DatabaseLost))
    console.error(`The database went away while the server started: ${message}. Start the server again when the database answers.`)
  else console.error(message)
  if (!(error instanceof DirectoryInUse) && process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}

start().catch(fail)
