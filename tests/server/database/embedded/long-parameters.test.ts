import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../../server/database/open-database'
import { preparedFolder, type TestFolder } from '../../../helpers/server'

const MB = 1024 * 1024

describe('a statement with megabytes of bytes', () => {
  let folder: TestFolder
  let database: Database
  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    await sql`create table kept (id int primary key, body bytea)`.execute(database.tables)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })

  const ask = <T>(statement: ReturnType<typeof sql<T>>) => statement.execute(database.tables)
  const insert = (id: number, body: Buffer) => ask(sql`insert into kept (id, body) values (${id}, ${body})`)
  const isKept = async (id: number, body: Buffer): Promise<boolean> => {
    const { rows } = await ask(sql<{ body: Uint8Array }>`select body from kept where id = ${id}`)
    return rows.length === 1 && body.equals(Buffer.from(rows[0]?.body ?? []))
  }

  it('a statement with megabytes of bytes keeps them as they are, and lets those who asked after it go before it', async () => {
    const body = randomBytes(5 * MB + 1)
    const order: string[] = []
    const long = insert(1, body).then(() => order.push('long'))
    const short = Array.from({ length: 10 }, () => ask(sql`select 1`).then(() => order.push('short')))
    await Promise.all([long, ...short])
    expect(order).toEqual([...short.map(() => 'short'), 'long'])
    expect(await isKept(1, body)).toBe(true)
  })

  it('a statement with megabytes of bytes finds them wherever they stand in it, and two of them, too', async () => {
    const body = randomBytes(MB)
    await ask(sql`insert into kept (id, body) select ${2}::int, ${body}::bytea where ${MB}::int = 1048576`)
    const { rows } = await ask(sql<{ isSame: boolean }>`select body = ${body}::bytea as "isSame" from kept where id = ${2}`)
    expect(rows).toEqual([{ isSame: true }])
    const [one, other] = [randomBytes(MB), randomBytes(MB)]
    await ask(sql`insert into kept (id, body) values (${3}, ${one}), (${4}, ${other})`)
    expect([await isKept(3, one), await isKept(4, other)]).toEqual([true, true])
  })

  it('a statement with megabytes of bytes is a part of no transaction that others begin and give up meanwhile', async () => {
    const [body, another] = [randomBytes(4 * MB), randomBytes(2 * MB)]
    const long = insert(5, body)
    const givenUp = database.tables.transaction().execute(async (within) => {
      await sql`insert into kept (id, body) values (6, 'gone')`.execute(within)
      await new Promise((resolve) => setTimeout(resolve, 50))
      throw new Error('given up')
    })
    const next = insert(7, another)
    const kept = database.tables.transaction().execute(async (within) => {
      await sql`insert into kept (id, body) values (${8}, ${another})`.execute(within)
    })
    await expect(givenUp).rejects.toThrow('given up')
    await Promise.all([long, next, kept])
    expect(await Promise.all([isKept(5, body), isKept(7, another), isKept(8, another)])).toEqual([true, true, true])
    expect((await ask(sql`select 1 from kept where id = 6`)).rows).toEqual([])
  })

  it('and a transaction beside it are done where the database is asked to close meanwhile', async () => {
    const own = preparedFolder()
    const closed = await openDatabase(own.path)
    await sql`create table kept (id int primary key, body bytea)`.execute(closed.tables)
    const long = sql`insert into kept (id, body) values (1, ${randomBytes(4 * MB)})`.execute(closed.tables)
    const closing: Promise<void>[] = []
    await closed.tables.transaction().execute(async (within) => {
      await sql`insert into kept (id, body) values (2, 'beside')`.execute(within)
      closing.push(closed.close())
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await Promise.all([long, ...closing])
    const again = await openDatabase(own.path)
    expect((await sql`select id from kept order by id`.execute(again.tables)).rows).toEqual([{ id: 1 }, { id: 2 }])
    await again.close()
    own.remove()
  }, 30_000)

  it('a statement with megabytes of bytes that fails says why, and the next one is done', async () => {
    const body = randomBytes(MB)
    await expect(insert(1, body)).rejects.toMatchObject({ code: '23505' })
    await insert(9, body)
    expect(await isKept(9, body)).toBe(true)
  })
})
