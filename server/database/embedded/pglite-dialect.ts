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

interface Turns {
  /**
   * Returns the end of the exclusive use to wait for before a shared use; null where there is none. The shared use must start
   * directly after it.
   */
  before(): Promise<void> | null
  /** Resolves with a release function once the caller has exclusive use. Calls are served in their order. */
  alone(): Promise<() => void>
}

/** Creates a lock for shared or exclusive use. */
export function turnTaking(): Turns {
  let last: Promise<void> | null = null
  return {
    before: () => last,
    async alone() {
      const before = last
      let giveBack: () => void = () => undefined
      const mine = new Promise<void>((resolve) => {
        giveBack = () => {
          if (last === mine) last = null
          resolve()
        }
      })
      last = mine
      await before
      return giveBack
    },
  }
}

/** Throws where a statement must not run now. */
type HoldBack = (query: CompiledQuery) => void

/**
 * Kysely dialect of the embedded database: PostgreSQL's own adapter and compiler, and one connection for all. Statements outside
 * transactions go to the database at once, many at a time; while a transaction runs, all others wait.
 */
export const pgliteDialect = (thread: DatabaseThread, holdBack: HoldBack = () => undefined): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new ThreadDriver(thread, holdBack),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class ThreadDriver implements Driver {
  readonly #thread: DatabaseThread
  readonly #holdBack: HoldBack
  readonly #turns = turnTaking()

  constructor(thread: DatabaseThread, holdBack: HoldBack) {
    this.#thread = thread
    this.#holdBack = holdBack
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  acquireConnection(): Promise<ThreadConnection> {
    return Promise.resolve(new ThreadConnection(this.#thread, this.#holdBack, this.#turns))
  }

  beginTransaction(connection: ThreadConnection): Promise<void> {
    return connection.begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.end()
    return Promise.resolve()
  }

  destroy(): Promise<void> {
    return Promise.resolve()
  }
}

/** The connection as one borrower uses it. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: DatabaseThread
  readonly #holdBack: HoldBack
  readonly #turns: Turns
  #endTransaction: (() => void) | null = null

  constructor(thread: DatabaseThread, holdBack: HoldBack, turns: Turns) {
    this.#thread = thread
    this.#holdBack = holdBack
    this.#turns = turns
  }

  async begin(): Promise<void> {
    this.#endTransaction = await this.#turns.alone()
    await this.#thread.query('begin', [])
  }

  end(): void {
    this.#endTransaction?.()
    this.#endTransaction = null
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const others = this.#endTransaction ? null : this.#turns.before()
    if (others) await others
    this.#holdBack(query)
    const { rows, affectedRows } = await this.#thread.query(query.sql, query.parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream rows.')
  }
}
