import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../../server/database/open-database'
import { preparedFolder } from '../../../helpers/server'

const folder = preparedFolder()
let database: Database

beforeAll(async () => {
  database = await openDatabase(folder.path)
})
afterAll(async () => {
  await database.close()
  folder.remove()
})

const numbers = (from: number, count: number): string[] => Array.from({ length: count }, (_, index) => `day ${from + index}`)

const add = (day: string, last = 1) => database.tables.insertInto('project_number').values({ day, last }).execute()

const stored = async (days: readonly string[]): Promise<string[]> => {
  const rows = await database.tables.selectFrom('project_number').select('day').where('day', 'in', days).execute()
  return rows.map(({ day }) => day).sort()
}

describe('many statements at a time on the one connection of the embedded database', () => {
  test('one that is refused takes none of its neighbours along', async () => {
    const days = numbers(100, 40)
    const outcomes = await Promise.allSettled([...days, 'day 120', ...days.slice(0, 3)].map((day) => add(day)))
    expect(outcomes.map(({ status }) => status)).toEqual([...days.map(() => 'fulfilled'), ...Array<string>(4).fill('rejected')])
    expect(await stored(days)).toEqual(days)
  })

  test('nothing that others ask for runs inside a transaction', async () => {
    const [inside, beside] = [numbers(200, 5), numbers(300, 5)]
    const undone = database.tables.transaction().execute(async (within) => {
      for (const day of inside) {
        await within.insertInto('project_number').values({ day, last: 1 }).execute()
        await Promise.resolve()
      }
      throw new Error('changed its mind')
    })
    await Promise.all([...beside.map((day) => add(day)), expect(undone).rejects.toThrow('changed its mind')])
    expect(await stored([...inside, ...beside])).toEqual(beside)
  })

  test('many statements at a time on the one connection of the embedded database transactions take turns, and each sees what the ones before it wrote', async () => {
    await add('turns', 0)
    const raise = () =>
      database.tables.transaction().execute(async (within) => {
        const { last } = await within.selectFrom('project_number').select('last').where('day', '=', 'turns').executeTakeFirstOrThrow()
        await within
          .updateTable('project_number')
          .set({ last: last + 1 })
          .where('day', '=', 'turns')
          .execute()
      })
    await Promise.all(Array.from({ length: 12 }, raise))
    const { last } = await database.tables.selectFrom('project_number').select('last').where('day', '=', 'turns').executeTakeFirstOrThrow()
    expect(last).toBe(12)
  })

  test('a statement that was asked for before another runs before it', async () => {
    await add('order', 0)
    const answers = await Promise.all([
      database.tables.updateTable('project_number').set({ last: 1 }).where('day', '=', 'order').execute(),
      database.tables.selectFrom('project_number').select('last').where('day', '=', 'order').executeTakeFirst(),
      database.tables.updateTable('project_number').set({ last: 2 }).where('day', '=', 'order').execute(),
      database.tables.selectFrom('project_number').select('last').where('day', '=', 'order').executeTakeFirst(),
    ])
    expect([answers[1], answers[3]]).toEqual([{ last: 1 }, { last: 2 }])
  })
})
