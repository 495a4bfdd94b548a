import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { newId } from '../../src/model/change/ids'
import { freePort } from './free-port'
import { areServersRequired } from './required-servers'

const DEBIAN = '/usr/lib/postgresql'
const USER = 'postgres'

/** Folder of the PostgreSQL programs of this machine; null where there are none. */
function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env['PATH'] ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** Whether there is a PostgreSQL to test against, or has to be. */
export const hasPostgres = (): boolean => areServersRequired || postgresPrograms() !== null

/** A real PostgreSQL server of a test's own, on a free port and in a folder of its own. */
export interface PostgresServer {
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>
  /** The server goes away and leaves its databases as they are. */
  halt(): Promise<void>
  /** The server comes back, at the same address. */
  resume(): Promise<void>
  /** The server stops without a word: its connections stand and nothing answers. Answers how it goes on. */
  freeze(): () => void
  stop(): Promise<void>
}

export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('There is no PostgreSQL on this machine (Debian and Ubuntu: apt-get install postgresql).')
  const folder = mkdtempSync(join(tmpdir(), 'branchline-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  chmodSync(folder, 0o777)
  const asUser = unprivileged()
  const [command, words] = asUser(join(programs, 'initdb'), ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync'])
  execFileSync(command, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const [program, options] = asUser(join(programs, 'postgres'), [
    ...['-D', data, '-p', String(port), '-k', folder],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'max_connections=100'],
  ])
  const address = (database: string): string => `postgresql://${USER}@127.0.0.1:${port}/${database}`
  let child: ChildProcess | null = null
  const resume = async (): Promise<void> => {
    child = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore'] })
    await untilReady(address('postgres'), child)
  }
  const halt = async (): Promise<void> => {
    const running = child
    if (!running) return
    child = null
    const ended = new Promise((resolve) => running.once('exit', resolve))
    execFileSync(...pgCtl(asUser, programs, data))
    await ended
  }
  await resume()
  return {
    halt,
    resume,
    freeze() {
      const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
      const all = [postmaster, ...children].map(Number)
      for (const pid of all) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of all) process.kill(pid, 'SIGCONT')
        // The process that started it has stopped with it.
        child?.kill('SIGCONT')
      }
    },
    async createDatabase() {
      const name = `d${newId().replace(/-/g, '')}`
      await runSql(address('postgres'), `create database ${name}`)
      return address(name)
    },
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs one statement on a connection of its own. */
export async function runSql<R extends object>(url: string, sql: string, values: unknown[] = []): Promise<R[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(sql, values)).rows
  } finally {
    await client.end()
  }
}

type Command = [program: string, words: string[]]

// PostgreSQL refuses to run as root.
const unprivileged =
  () =>
  (program: string, words: string[]): Command =>
    process.getuid?.() === 0 ? ['runuser', ['-u', 'nobody', '--', program, ...words]] : [program, words]

const pgCtl = (asUser: ReturnType<typeof unprivileged>, programs: string, data: string): [string, string[], { stdio: 'ignore' }] => [
  ...asUser(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate']),
  { stdio: 'ignore' },
]

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode} while it started.`)
    try {
      await runSql(url, 'select 1')
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('PostgreSQL did not start within 10 seconds.')
}
