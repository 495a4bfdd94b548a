import { sql, type Kysely } from 'kysely'
import type { ProjectFilter, ProjectKind, ProjectListQuery, ProjectRight, RemovedProject } from '../../src/contract/project/project-calls'
import type { ProjectAccess, ShareRight } from '../../src/contract/project/share'
import type { Account } from '../access/account'
import { mayBeUsed } from '../access/account-repository'
import type { Tables } from '../database/tables'
import { LARGE_ANSWER_BYTES } from '../plugins/answer-room'
import { containing } from './text-repository'
import { BID_COLUMNS, bidFilter, type BidColumns } from './bid-columns'
import { grantedTo } from './granted-repository'
import { listItem, rightOf } from './list-item'
import type { Reader } from './reading/reader'
import { removedItem, RESTORABLE_MS } from './removed/removed-item'

const MOST_REMOVED = 1_000

// See docs/decisions/0027-projects-are-stored-compressed.md.
/** A project as it is stored: list columns, and the rest as gzip of its JSON text. */
export interface ProjectRow {
  id: string
  kind: ProjectKind
  name: string
  number: string
  type: string
  country: string
  city: string
  systemCount: number
  bid: BidColumns
  body: Uint8Array
}

export interface StoredSave {
  revision: number
  updatedAt: Date
}

export interface StoredProject {
  id: string
  name: string
  revision: number
  kind: ProjectKind
  /** Right of the reader to it. */
  right: ProjectRight
  /** Length of its body. */
  bytes: number
  /** Null for a large one, which is fetched separately. */
  body: Uint8Array | null
}

/** The stored save that conflicts with another. `isSame` where it has the same bytes. */
export interface StandingSave extends StoredSave {
  kind: ProjectKind
  ownerId: string
  savedById: string
  savedByName: string
  isSame: boolean
}

/** Rights to the projects that are shared with a reader by name or link. */
type Granted = ReadonlyMap<string, ShareRight>
const NOTHING_GRANTED: Granted = new Map()

const OWNERSHIP = [
  ...(['project.id', 'project.kind', 'project.owner_id'] as const),
  ...(['owner.library as owner_library', 'owner.shares_projects as owner_shares'] as const),
] as const

/** Columns that are read of a project when it is opened; the body only where it is small. */
const STORED = [
  ...(['project.id', 'project.name', 'project.revision', 'project.kind'] as const),
  sql<number>`octet_length(project.body)`.as('bytes'),
  sql<Uint8Array | null>`case when octet_length(project.body) < ${LARGE_ANSWER_BYTES} then project.body end`.as('body'),
]

const savedColumns = ['revision', 'updated_at'] as const

const TEXT_COLUMNS = ['id', 'kind', 'owner_id', 'name', 'number', 'type', 'country', 'city', 'saved_by', ...BID_COLUMNS] as const

const columnsOf = (row: ProjectRow, accountId: string) => ({
  name: row.name,
  number: row.number,
  type: row.type,
  country: row.country,
  city: row.city,
  ...row.bid,
  system_count: row.systemCount,
  body: row.body,
  saved_by: accountId,
})

/**
 * Creates the store of projects of some kinds. Readers see their own, those shared with them and, where they see all of a kind, those of
 * their library; only an owner writes.
 */
export const projectRepository = (tables: Kysely<Tables>, kinds: readonly ProjectKind[] = ['mssp', 'cad']) => {
  const standingOnes = () => tables.selectFrom('project').where('project.kind', 'in', kinds).where('project.removed_at', 'is', null)
  const usable = (id: string) => tables.selectFrom('account').where('account.id', '=', id).where(mayBeUsed(new Date()))
  // The row is locked shared until the save has ended: an account is closed either before it, and the save finds no account, or after it.
  const usableOwner = (id: string) => usable(id).forShare()
  const seen = ({ account, seesAll }: Reader, granted: Granted) =>
    standingOnes()
      .innerJoin('account as owner', 'owner.id', 'project.owner_id')
      .where((of) => {
        const ways = [of('project.owner_id', '=', account.id)]
        if (seesAll.length > 0) {
          const ofLibrary = [of('owner.library', '=', account.library), of('owner.shares_projects', '=', true)]
          ways.push(of.and([of('project.kind', 'in', seesAll), ...ofLibrary]))
        }
        if (granted.size > 0) ways.push(of('project.id', 'in', [...granted.keys()]))
        return of.or(ways)
      })
  const one = async (reader: Reader, id: string) => {
    const granted = await grantedTo(tables, reader.account.id, id)
    return { granted, found: seen(reader, granted).where('project.id', '=', id) }
  }

  return {
    /** Lists projects, the latest change first. */
    async list(reader: Reader, kind: ProjectKind, filter: ProjectFilter, { current, size }: ProjectListQuery) {
      const { text, country, projectType, isOwnOnly } = filter
      const isOwn = isOwnOnly === true
      const granted = isOwn ? NOTHING_GRANTED : await grantedTo(tables, reader.account.id)
      let matching = seen(isOwn ? { ...reader, seesAll: [] } : reader, granted).where('project.kind', '=', kind)
      if (country) matching = matching.where('project.country', '=', country)
      if (projectType) matching = matching.where('project.type', '=', projectType)
      for (const [column, value] of bidFilter(filter)) matching = matching.where(`project.${column}`, '=', value)
      if (text) matching = matching.where((of) => containing(of, text))
      const rows = await matching
        .select(OWNERSHIP)
        .select(['project.name', 'project.number', 'project.type', 'project.country', 'project.city'])
        .select(BID_COLUMNS.map((column) => `project.${column}` as const))
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
      return { records: rows.map((row) => listItem(row, rightOf(reader, row, granted))), total }
    },

    /** Returns the project, where the reader may see it; the body only where it is small. */
    async get(reader: Reader, id: string): Promise<StoredProject | 'foreign' | 'missing'> {
      const { granted, found } = await one(reader, id)
      const row = await found.select(OWNERSHIP).select(STORED).executeTakeFirst()
      if (row) {
        const { name, revision, kind, bytes, body } = row
        return { id, name, revision, kind, bytes, body, right: rightOf(reader, row, granted) }
      }
      const other = await standingOnes().select('id').where('id', '=', id).executeTakeFirst()
      return other ? 'foreign' : 'missing'
    },

    /** Returns a project without a check of access: the caller has checked a link to it. */
    async ofLink(id: string): Promise<StoredProject | undefined> {
      const row = await standingOnes().where('project.id', '=', id).select(STORED).executeTakeFirst()
      return row && { ...row, right: 'view' }
    },

    /** Returns the project's JSON as gzip, without a check of access. */
    bodyOf(id: string): Promise<{ body: Uint8Array; revision: number } | undefined> {
      return standingOnes().select(['body', 'revision']).where('id', '=', id).executeTakeFirst()
    },

    /** Returns the number of a project's last save, where the reader may see it; undefined where there is none. */
    async revisionOf(reader: Reader, id: string): Promise<number | undefined> {
      const { found } = await one(reader, id)
      return (await found.select('project.revision').executeTakeFirst())?.revision
    },

    /** Returns the reader's right to a project; undefined where they do not see it. */
    async rightTo(reader: Reader, id: string): Promise<ProjectAccess | undefined> {
      const { granted, found } = await one(reader, id)
      const row = await found.select(OWNERSHIP).select(['project.name', 'owner.name as owner_name']).executeTakeFirst()
      if (!row) return undefined
      return { projectId: id, projectName: row.name, kind: row.kind, userName: row.owner_name, right: rightOf(reader, row, granted) }
    },

    /** Stores a new project; returns null where its id is taken, or its owner's account has been closed. */
    async insert(owner: Account, row: ProjectRow): Promise<StoredSave | null> {
      const { system_count, body, ...texts } = columnsOf(row, owner.id)
      const saved = await tables
        .insertInto('project')
        .columns([...TEXT_COLUMNS, 'system_count', 'body', 'revision'])
        .expression(() => {
          const given = { ...texts, id: row.id, kind: row.kind, owner_id: owner.id }
          // Casts, because a literal in a select list has no column to take its type from.
          return usableOwner(owner.id)
            .select(TEXT_COLUMNS.map((name) => sql<string>`${given[name]}::text`.as(name)))
            .select([
              sql<number>`${system_count}::integer`.as('system_count'),
              sql<Uint8Array>`${body}::bytea`.as('body'),
              sql<number>`1`.as('revision'),
            ])
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(savedColumns)
        .executeTakeFirst()
      return saved ? { revision: saved.revision, updatedAt: saved.updated_at } : null
    },

    /**
     * Stores over exactly the revision the save is based on; returns null where the stored revision or owner is another, or the owner's
     * account has been closed.
     */
    async update(owner: Account, row: ProjectRow, basedOn: number): Promise<StoredSave | null> {
      const saved = await tables
        .updateTable('project')
        .set({ ...columnsOf(row, owner.id), revision: basedOn + 1, updated_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', row.id)
        .where('kind', '=', row.kind)
        .where('removed_at', 'is', null)
        .where('owner_id', '=', owner.id)
        .where('revision', '=', basedOn)
        .where((of) => of.exists(usableOwner(owner.id).select('account.id')))
        .returning(savedColumns)
        .executeTakeFirst()
      return saved ? { revision: saved.revision, updatedAt: saved.updated_at } : null
    },

    /** Returns whether an owner's account may be used now. */
    async mayOwn({ id }: Account): Promise<boolean> {
      return (await usable(id).select('account.id').executeTakeFirst()) !== undefined
    },

    /** Compares the stored project of an id with a body; returns null where there is none. */
    async standing(id: string, body: Uint8Array): Promise<StandingSave | null> {
      const row = await standingOnes()
        .innerJoin('account as saver', 'saver.id', 'project.saved_by')
        .where('project.id', '=', id)
        .select(['project.kind', 'project.revision', 'project.updated_at', 'project.owner_id', 'project.saved_by'])
        .select('saver.name as saver_name')
        .select((of) => of('project.body', '=', body).as('is_same'))
        .executeTakeFirst()
      if (!row) return null
      return {
        kind: row.kind,
        revision: row.revision,
        updatedAt: row.updated_at,
        ownerId: row.owner_id,
        savedById: row.saved_by,
        savedByName: row.saver_name,
        isSame: Boolean(row.is_same),
      }
    },

    /**
     * Removes the owner's projects of these ids from every list; returns the ids it removed. They can be restored until they are deleted for
     * good.
     */
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

    /** Lists the projects of a kind that the owner has deleted and can still restore, the latest first. */
    async removed(owner: Account, kind: ProjectKind): Promise<RemovedProject[]> {
      const rows = await tables
        .selectFrom('project')
        .select(['id', 'name', 'number', 'system_count', 'removed_at'])
        .where('owner_id', '=', owner.id)
        .where('kind', '=', kind)
        .where('removed_at', '>', new Date(Date.now() - RESTORABLE_MS))
        .orderBy('removed_at', 'desc')
        .orderBy('id')
        .limit(MOST_REMOVED)
        .execute()
      return rows.map(removedItem)
    },

    /** Restores removed projects of the owner; returns the restored ids. */
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
  }
}

export type ProjectRepository = ReturnType<typeof projectRepository>

const count = async (row: Promise<{ count: string }>): Promise<number> => Number((await row).count)
