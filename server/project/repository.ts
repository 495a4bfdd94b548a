import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { ProjectFilter, ProjectKind, ProjectListItem, ProjectListQuery } from '../../src/contract/project-calls'
import type { Account } from '../account/account'
import type { Tables } from '../database/tables'

/** A project as it is stored: what lists show as columns, the rest as gzip of its JSON text. */
export interface ProjectRow {
  id: string
  kind: ProjectKind
  name: string
  number: string
  type: string
  country: string
  city: string
  systemCount: number
  body: Uint8Array
}

/** Who asks, and the kinds of projects of which that one sees what others of the library share. */
export interface Reader {
  account: Account
  seesAll: readonly ProjectKind[]
}

export interface StoredSave {
  revision: number
  updatedAt: Date
}

export interface StoredBody {
  body: Uint8Array
  revision: number
  kind: ProjectKind
}

/** The save that stands in the way of another. `isSame` where it holds the same bytes. */
export interface StandingSave extends StoredSave {
  ownerId: string
  savedById: string
  savedByName: string
  isSame: boolean
}

const savedColumns = ['revision', 'updated_at'] as const

const columnsOf = (row: ProjectRow, accountId: string) => ({
  name: row.name,
  number: row.number,
  type: row.type,
  country: row.country,
  city: row.city,
  system_count: row.systemCount,
  body: row.body,
  saved_by: accountId,
})

/** Projects of some kinds. A reader sees his own and, where he sees all of a kind, what others of his library share; only an owner writes. */
export const projectRepository = (tables: Kysely<Tables>, kinds: readonly ProjectKind[] = ['mssp', 'cad']) => {
  const standingOnes = () => tables.selectFrom('project').where('project.kind', 'in', kinds).where('project.removed_at', 'is', null)
  const seen = ({ account, seesAll }: Reader) =>
    standingOnes()
      .innerJoin('account as owner', 'owner.id', 'project.owner_id')
      .where((of) =>
        seesAll.length > 0
          ? of.or([
              of('project.owner_id', '=', account.id),
              of.and([
                of('project.kind', 'in', seesAll),
                of('owner.library', '=', account.library),
                of('owner.shares_projects', '=', true),
              ]),
            ])
          : of('project.owner_id', '=', account.id),
      )

  return {
    /** Latest change first. */
    async list(reader: Reader, kind: ProjectKind, filter: ProjectFilter, { current, size }: ProjectListQuery) {
      const { text, country, projectType, isOwnOnly } = filter
      let matching = seen(isOwnOnly === true ? { ...reader, seesAll: [] } : reader).where('project.kind', '=', kind)
      if (country) matching = matching.where('project.country', '=', country)
      if (projectType) matching = matching.where('project.type', '=', projectType)
      if (text) matching = matching.where((of) => containing(of, text))
      const rows = await matching
        .select(['project.id', 'project.name', 'project.number', 'project.type', 'project.country', 'project.city', 'project.owner_id'])
        .select(['project.system_count', 'project.revision', 'project.created_at', 'project.updated_at', 'owner.name as owner_name'])
        .orderBy('project.updated_at', 'desc')
        .orderBy('project.id')
        .limit(size)
        .offset((current - 1) * size)
        .execute()
      const isWhole = current === 1 && rows.length < size
      const total = isWhole
        ? rows.length
        : await count(matching.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow())
      return { records: rows.map(listItem), total }
    },

    /** The project's JSON as gzip, where the reader may see it. */
    async get(reader: Reader, id: string): Promise<StoredBody | 'foreign' | 'missing'> {
      const row = await seen(reader)
        .where('project.id', '=', id)
        .select(['project.body', 'project.revision', 'project.kind'])
        .executeTakeFirst()
      if (row) return row
      const other = await standingOnes().select('id').where('id', '=', id).executeTakeFirst()
      return other ? 'foreign' : 'missing'
    },

    /** Number of a project's last save, where the reader may see it; undefined where there is none. */
    async revisionOf(reader: Reader, id: string): Promise<number | undefined> {
      const row = await seen(reader).where('project.id', '=', id).select('project.revision').executeTakeFirst()
      return row?.revision
    },

    /** Stores a project nobody has stored before; null where its id is taken. */
    async insert(owner: Account, row: ProjectRow): Promise<StoredSave | null> {
      const saved = await tables
        .insertInto('project')
        .values({ id: row.id, kind: row.kind, owner_id: owner.id, revision: 1, ...columnsOf(row, owner.id) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(savedColumns)
        .executeTakeFirst()
      return saved ? { revision: saved.revision, updatedAt: saved.updated_at } : null
    },

    /** Stores over the revision the save is based on, and over no other; null where the stored one is another, or another's. */
    async update(owner: Account, row: ProjectRow, basedOn: number): Promise<StoredSave | null> {
      const saved = await tables
        .updateTable('project')
        .set({ ...columnsOf(row, owner.id), revision: basedOn + 1, updated_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', row.id)
        .where('kind', '=', row.kind)
        .where('removed_at', 'is', null)
        .where('owner_id', '=', owner.id)
        .where('revision', '=', basedOn)
        .returning(savedColumns)
        .executeTakeFirst()
      return saved ? { revision: saved.revision, updatedAt: saved.updated_at } : null
    },

    /** What is stored under an id, told against a body; null where nothing is. */
    async standing(id: string, body: Uint8Array): Promise<StandingSave | null> {
      const row = await standingOnes()
        .innerJoin('account as saver', 'saver.id', 'project.saved_by')
        .where('project.id', '=', id)
        .select(['project.revision', 'project.updated_at', 'project.owner_id', 'project.saved_by', 'saver.name as saver_name'])
        .select((of) => of('project.body', '=', body).as('is_same'))
        .executeTakeFirst()
      if (!row) return null
      return {
        revision: row.revision,
        updatedAt: row.updated_at,
        ownerId: row.owner_id,
        savedById: row.saved_by,
        savedByName: row.saver_name,
        isSame: Boolean(row.is_same),
      }
    },

    /** Takes what the owner owns of the ids out of every list; answers with those that were. They can be restored until they are forgotten. */
    async remove(owner: Account, ids: string[]): Promise<string[]> {
      const rows = await tables
        .updateTable('project')
        .set({ removed_at: sql<Date>`clock_timestamp()` })
        .where('owner_id', '=', owner.id)
        .where('kind', 'in', kinds)
        .where('removed_at', 'is', null)
        .where('id', 'in', ids)
        .returning('id')
        .execute()
      return rows.map((row) => row.id)
    },

    /** Brings removed projects of the owner back as they were; answers with those that are. */
    async restore(owner: Account, ids: string[]): Promise<string[]> {
      const rows = await tables
        .updateTable('project')
        .set({ removed_at: null })
        .where('owner_id', '=', owner.id)
        .where('kind', 'in', kinds)
        .where('removed_at', 'is not', null)
        .where('id', 'in', ids)
        .returning('id')
        .execute()
      return rows.map((row) => row.id)
    },

    /** Deletes for good what was removed before a moment; answers how many that were. */
    async forgetRemoved(before: Date): Promise<number> {
      const gone = await tables.deleteFrom('project').where('removed_at', '<', before).executeTakeFirst()
      return Number(gone.numDeletedRows)
    },

    async namesStartingWith(owner: Account, start: string): Promise<string[]> {
      const rows = await tables
        .selectFrom('project')
        .select('name')
        .where('owner_id', '=', owner.id)
        .where('name', 'like', `${literal(start)}%`)
        .execute()
      return rows.map((row) => row.name)
    },

    /** The next number of a day, from 1; no two callers get the same. */
    async nextNumber(day: string): Promise<number> {
      const row = await tables
        .insertInto('project_number')
        .values({ day, last: 1 })
        .onConflict((conflict) => conflict.column('day').doUpdateSet({ last: sql<number>`project_number.last + 1` }))
        .returning('last')
        .executeTakeFirstOrThrow()
      return row.last
    },
  }
}

export type ProjectRepository = ReturnType<typeof projectRepository>

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

type Joined = Tables & { owner: Tables['account'] }

const containing = (of: ExpressionBuilder<Joined, 'project' | 'owner'>, text: string) => {
  const pattern = `%${literal(text.trim())}%`
  return of.or([
    of('project.name', 'ilike', pattern),
    of('project.number', 'ilike', pattern),
    of('project.city', 'ilike', pattern),
    of('owner.name', 'ilike', pattern),
  ])
}

const count = async (row: Promise<{ count: string }>): Promise<number> => Number((await row).count)

interface ListRow {
  id: string
  name: string
  number: string
  type: string
  country: string
  city: string
  owner_id: string
  owner_name: string
  system_count: number
  revision: number
  created_at: Date
  updated_at: Date
}

const listItem = (row: ListRow): ProjectListItem => ({
  id: row.id,
  projectName: row.name,
  projectNo: row.number,
  projectType: row.type,
  country: row.country,
  city: row.city,
  createdBy: row.owner_id,
  userName: row.owner_name,
  systemCount: row.system_count,
  revision: row.revision,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
