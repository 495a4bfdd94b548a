import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { CALLS } from '../../src/contract/calls'
import { HEADER, type Role, type SessionAnswer } from '../../src/contract/account/account'
import type { LoginKey } from '../../src/contract/account/account-sign-in'
import { withChallenge } from '../../src/contract/account/sign-in-constants'
import type { Envelope } from '../../src/contract/envelope'
import { writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { newId } from '../../src/model/change/ids'
import { addAccount } from '../../server/account/first-accounts'
import { newAccount, userInfoOf, type Account } from '../../server/access/account'
import { createHashing } from '../../server/account/password/password'
import { accountRepository, type AccountRepository } from '../../server/access/account-repository'
import { sessionRepository } from '../../server/access/session-repository'
import { hashOf } from '../../server/access/sessions'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/config'
import { openDatabase, type Database } from '../../server/database/open-database'
import { COMPILED_ONCE } from './compiled-once'
import { copyPreparedDatabase } from './prepared-database'
import { projectBuilder } from './project-builder'

const SESSION_MS = 3_600_000
/** The cheapest hash that a server can be set to: a sign-in costs a sixth of what it does in use. */
export const CHEAP_HASHES = { BRANCHLINE_PASSWORD_COST: '14' }
export const testHashing = createHashing(Number(CHEAP_HASHES.BRANCHLINE_PASSWORD_COST))

export interface TestFolder {
  path: string
  remove(): void
}

export function testFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'branchline-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A data folder whose database has its tables and holds nothing yet. */
export function preparedFolder(): TestFolder {
  const folder = testFolder()
  copyPreparedDatabase(folder.path)
  return folder
}

export interface TestServer {
  app: FastifyInstance
  folder: string
  notice: string | null
  close: () => Promise<void>
}

/**
 * The whole server on a real database in a folder of its own; requests go in without a socket. A database that is lent serves several, one
 * after the other or side by side, and stays open.
 */
export async function startServer(
  environment: Record<string, string> = {},
  { appFolder = '/nonexistent', lent }: { appFolder?: string; lent?: Database } = {},
): Promise<TestServer> {
  const folder = environment['BRANCHLINE_DATA'] || lent ? null : preparedFolder()
  const path = folder?.path ?? environment['BRANCHLINE_DATA'] ?? 'lent'
  const config = readConfig({ LOG_LEVEL: 'silent', ...CHEAP_HASHES, ...environment, BRANCHLINE_DATA: path })
  const database = lent ? { ...lent, close: () => Promise.resolve() } : takeOver(path)
  const { app, notice } = await buildApp(config, appFolder, database)
  return {
    app,
    folder: path,
    notice,
    close: async () => {
      await app.close()
      folder?.remove()
    },
  }
}

export type Answer<T = unknown> = Envelope<T> & { status: number }

/** Somebody who calls the server; signed in where there is a token. */
export class Caller {
  constructor(
    private readonly app: FastifyInstance,
    readonly session: SessionAnswer | null,
  ) {}

  get userId(): string {
    return this.session?.userInfo.userId ?? ''
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const token: Record<string, string> = this.session ? { [HEADER.token]: this.session.token } : {}
    return this.app.inject({ ...options, headers: { ...token, ...options.headers } })
  }

  async post<T>(url: string, body?: object, query: Record<string, string> = {}): Promise<Answer<T>> {
    return read(await this.send({ method: 'POST', url, query, ...(body ? { payload: body } : {}) }))
  }

  async get<T>(url: string): Promise<Answer<T>> {
    return read(await this.send({ method: 'GET', url }))
  }

  save<T>(project: object): Promise<Answer<T>> {
    return this.post<T>(CALLS.project.mssp.save.path, project)
  }

  /** A small project of the caller's as the browser would send it. */
  project(name = 'Office tower', more: Partial<WireProject> = {}): WireProject {
    const project = projectBuilder().named(name).system(newId()).build()
    return { ...writeProject({ ...project, ownerId: this.userId, ownerName: 'Owner' }), ...more }
  }
}

const read = <T>(response: LightMyRequestResponse): Answer<T> => ({ ...response.json<Envelope<T>>(), status: response.statusCode })

export const stranger = (app: FastifyInstance): Caller => new Caller(app, null)

export async function demoCaller(app: FastifyInstance): Promise<Caller> {
  const { data } = await stranger(app).post<SessionAnswer>(CALLS.account.demo.path)
  return new Caller(app, data)
}

/** Encrypts as the browser does, with the key and the challenge the server gives. */
export function encrypt(password: string, { publicKey, challenge }: Pick<LoginKey, 'publicKey' | 'challenge'>): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(withChallenge(challenge, password)),
  ).toString('base64')
}

/** The three fields a password travels in, for one call. */
export async function sealed(app: FastifyInstance, password: string): Promise<{ key: string; password: string; mode: 'RSA' }> {
  const { data: key } = await stranger(app).get<LoginKey>(CALLS.account.loginKey.path)
  return { key: key.key, password: encrypt(password, key), mode: 'RSA' }
}

export async function signIn(app: FastifyInstance, login: string, password: string): Promise<Answer<SessionAnswer>> {
  return stranger(app).post(CALLS.account.login.path, { ...(await sealed(app, password)), personalEmail: login })
}

export async function callerWith(app: FastifyInstance, login: string, password: string): Promise<Caller> {
  return new Caller(app, (await signIn(app, login, password)).data)
}

/** Accounts a test needs beside the demo's, put into the folder before its server starts. */
export function folderWithAccounts(people: { login: string; password: string; role: Role; cadLibraries?: string }[]): Promise<TestFolder> {
  return filledFolder(async (accounts) => {
    for (const { login, password, ...person } of people)
      await addAccount(accounts, testHashing, { login, name: login, ...person }, password)
  })
}

/** Accounts in any state, put into the folder before its server starts. */
export function folderWith(people: { account: Account; password: string }[]): Promise<TestFolder> {
  const hashes = new Map(people.map(({ password }) => [password, testHashing.hash(password)]))
  return filledFolder(async (accounts) => {
    for (const { account, password } of people) await accounts.add(account, (await hashes.get(password)) ?? null)
  })
}

/**
 * A server with people who are signed in already, each with a session put into the database: for tests that are not about signing in, of which
 * a hash of a password, a pair of keys and a sign-in for each would be the greater part.
 */
export async function serverWith<Name extends string>(
  people: Record<Name, Pick<Account, 'login' | 'role'> & Partial<Account>>,
  environment: Record<string, string> = {},
): Promise<{ server: TestServer; callers: Record<Name, Caller>; database: Database }> {
  const folder = preparedFolder()
  const database = await openDatabase(folder.path)
  const [accounts, sessions] = [accountRepository(database.tables), sessionRepository(database.tables)]
  const names = Object.keys(people) as Name[]
  const inserted = names.map(async (name) => {
    const given = people[name]
    const account = newAccount({ id: newId(), name: given.login, email: given.login, kind: 'LOCAL', ...given })
    const [token, expiresAt] = [newId(), new Date(Date.now() + SESSION_MS)]
    await accounts.add(account, null)
    await sessions.add(hashOf(token), account.id, expiresAt)
    return { name, session: { token, ssoSession: token, expiresAt: expiresAt.toISOString(), userInfo: userInfoOf(account) } }
  })
  const signedIn = await Promise.all(inserted)
  opened.set(folder.path, database)
  const server = await startServer({ ...environment, BRANCHLINE_DATA: folder.path })
  const close = async (): Promise<void> => {
    await server.close()
    folder.remove()
  }
  const callers = signedIn.map(({ name, session }) => [name, new Caller(server.app, session)] as const)
  return { server: { ...server, close }, callers: Object.fromEntries(callers) as Record<Name, Caller>, database }
}

/** Databases that were opened to be filled: the server of their folder takes them over, for opening one takes a second. */
const opened = new Map<string, Database>()

async function filledFolder(fill: (accounts: AccountRepository) => Promise<void>): Promise<TestFolder> {
  const folder = preparedFolder()
  const database = await openDatabase(folder.path)
  await fill(accountRepository(database.tables))
  opened.set(folder.path, database)
  return folder
}

function takeOver(folder: string): Database | undefined {
  const database = opened.get(folder)
  opened.delete(folder)
  return database
}

let bundled: Promise<string> | undefined

/** Bundles the server as the build does, into a folder of this test process. */
export function bundleServer(): Promise<string> {
  const folder = `build/server-under-test-${process.pid}`
  bundled ??= promisify(execFile)(process.execPath, ['scripts/bundle/bundle-server.mjs', folder]).then(() => folder)
  return bundled
}

export interface ServerProcess {
  child: ChildProcess
  /** Where it listens. */
  address: string
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string; errors: string }>
}

/** Runs one of the bundles in a process of its own. */
export async function spawnBundle(
  name: 'main' | 'account',
  environment: Record<string, string>,
  words: string[] = [],
): Promise<Omit<ServerProcess, 'address'>> {
  const folder = await bundleServer()
  const inherited = { PATH: process.env['PATH'] ?? '' }
  const child = spawn(process.execPath, [COMPILED_ONCE, join(folder, `${name}.js`), ...words], {
    env: { ...inherited, ...CHEAP_HASHES, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<Awaited<ServerProcess['ended']>>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output, errors }))
  })
  return { child, ended }
}

/** Starts a real server process on a free port and waits for its line. Rejects with what it said where it ends instead. */
export async function spawnServer(dataFolder: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const { child, ended } = await spawnBundle('main', { PORT: '0', BRANCHLINE_DATA: dataFolder, ...environment })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const line = /ready at (\S+)\n/.exec(output)
      if (line?.[1]) resolve(line[1])
    })
    void ended.then(({ code, errors }) => reject(new Error(`The server ended with ${code}: ${errors}`)))
  })
  return { child, address, ended }
}
