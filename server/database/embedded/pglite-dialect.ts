import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { DatabaseThread } from './database-thread'

/** Kysely on the embedded database: PostgreSQL's own adapter and compiler, and one connection that is lent to one borrower at a time. */
export const pgliteDialect = (thread: DatabaseThread): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new ThreadDriver(thread),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection
  #lent: Promise<void> = Promise.resolve()
  #giveBack: () => void = () => undefined

  constructor(thread: DatabaseThread) {
    this.#connection = new ThreadConnection(thread)
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lent
    let giveBack: () => void = () => undefined
    this.#lent = new Promise((resolve) => (giveBack = resolve))
    await before
    this.#giveBack = giveBack
    return this.#connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  releaseConnection(): Promise<void> {
    this.#giveBack()
    return Promise.resolve()
  }

  destroy(): Promise<void> {
    return Promise.resolve()
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: DatabaseThread

  constructor(thread: DatabaseThread) {
    this.#thread = thread
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#thread.query(query.sql, query.parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream rows.')
  }
}
