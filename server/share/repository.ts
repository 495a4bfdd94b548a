import { sql, type Kysely, type Transaction } from 'kysely'
import type { ProjectKind } from '../../src/contract/project/project-calls'
import { CODE } from '../../src/contract/envelope'
import { MOST_SHARES, type Share, type ShareRight } from '../../src/contract/project/share'
import type { Tables } from '../database/tables'
import type { Within } from '../database/within'
import { Refusal } from '../refusal'
import { goodShares } from '../project/granted-repository'

/** A new share of a project. */
export interface NewShare {
  id: string
  projectId: string
  /** The account it is for, or the hash of the link's token. */
  way: { accountId: string } | { tokenHash: Uint8Array }
  right: ShareRight
  endsAt: Date | null
  /** Whether a link shows the project without an account. */
  isOpen: boolean
}

/** A link that has neither expired nor been taken back. */
export interface GoodLink {
  shareId: string
  projectId: string
  projectName: string
  kind: ProjectKind
  ownerId: string
  ownerName: string
  library: string
  endsAt: Date | null
  isOpen: boolean
}

/** Creates the store of shares of projects. Only owners create, list and take them back; those taken back are kept to be restored. */
export const shareRepository = (tables: Kysely<Tables>) => {
  const standing = () => tables.selectFrom('project').where('project.removed_at', 'is', null)
  const listed = () =>
    tables
      .selectFrom('project_share as share')
      .leftJoin('account as person', 'person.id', 'share.account_id')
      .select(['share.id', 'share.account_id', 'share.may_copy', 'share.created_at', 'share.ends_at', 'share.is_open', 'share.visits'])
      .select(['person.name', 'person.email', 'person.login', 'person.status', 'person.expires_at'])

  const withReaders = async (rows: readonly ShareRow[]): Promise<Share[]> => {
    const links = rows.filter((row) => row.account_id === null).map(({ id }) => id)
    const opened = links.length === 0 ? [] : await openedBy(links)
    return rows.map((row) =>
      shareOf(
        row,
        opened.filter(({ share_id }) => share_id === row.id).map(({ name }) => name),
      ),
    )
  }
  const openedBy = (links: string[]) =>
    tables
      .selectFrom('opened_link')
      .innerJoin('account', 'account.id', 'opened_link.account_id')
      .where('opened_link.share_id', 'in', links)
      .select(['opened_link.share_id', 'account.name'])
      .orderBy('opened_link.opened_at')
      .execute()

  return {
    /** Returns the kind of a project that an account owns and that has not been deleted; null where there is none. */
    async ownKind(ownerId: string, projectId: string): Promise<ProjectKind | null> {
      const row = await standing().select('kind').where('id', '=', projectId).where('owner_id', '=', ownerId).executeTakeFirst()
      return row?.kind ?? null
    },

    /** Returns all shares of a project that have not been taken back, the latest first. */
    async ofProject(projectId: string): Promise<Share[]> {
      const rows = await listed()
        .where('share.project_id', '=', projectId)
        .where('share.revoked_at', 'is', null)
        .orderBy('share.created_at', 'desc')
        .orderBy('share.id')
        .execute()
      return withReaders(rows)
    },

    /**
     * Adds a share of a project. An account it was shared with already gets the new right. Refuses where the project has the greatest number
     * of shares.
     */
    async add(
      { id, projectId, way, right, endsAt, isOpen }: NewShare,
      noted: (id: string, within: Within) => Promise<void>,
    ): Promise<Share> {
      const mayCopy = right === 'copy'
      const accountId = 'accountId' in way ? way.accountId : null
      const stored = await tables.transaction().execute(async (within) => {
        await checkPlace(within, projectId, accountId)
        const made = await within
          .insertInto('project_share')
          .values({
            id,
            project_id: projectId,
            account_id: accountId,
            token_hash: 'tokenHash' in way ? way.tokenHash : null,
            may_copy: mayCopy,
            ends_at: endsAt,
            revoked_at: null,
            is_open: isOpen,
          })
          .onConflict((conflict) =>
            conflict.columns(['project_id', 'account_id']).doUpdateSet({ may_copy: mayCopy, ends_at: endsAt, revoked_at: null }),
          )
          .returning('id')
          .executeTakeFirstOrThrow()
        await noted(made.id, within)
        return made
      })
      const [share] = await withReaders(await listed().where('share.id', '=', stored.id).execute())
      if (!share) throw new Error('A share that was stored is not there.')
      return share
    },

    /**
     * Takes a share of one of the owner's projects back, or restores it; returns false where there is none to change. Refuses to restore one
     * where the project has the greatest number of shares.
     */
    async setRevoked(
      ownerId: string,
      id: string,
      isRevoked: boolean,
      noted: (projectId: string, within: Within) => Promise<void>,
    ): Promise<boolean> {
      return tables.transaction().execute(async (within) => {
        const way = await within
          .selectFrom('project_share')
          .innerJoin('project', 'project.id', 'project_share.project_id')
          .select('project.id')
          .where('project.owner_id', '=', ownerId)
          .where('project.removed_at', 'is', null)
          .where('project_share.id', '=', id)
          .forNoKeyUpdate('project')
          .executeTakeFirst()
        if (!way) return false
        if (!isRevoked) await checkPlace(within, way.id, null)
        const { numUpdatedRows } = await within
          .updateTable('project_share')
          .set({ revoked_at: isRevoked ? sql<Date>`now()` : null })
          .where('id', '=', id)
          .where('revoked_at', isRevoked ? 'is' : 'is not', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return false
        await noted(way.id, within)
        return true
      })
    },

    /** Returns a valid link with its project; null for any other token. */
    async goodLink(tokenHash: Uint8Array): Promise<GoodLink | null> {
      const link = await goodShares(tables)
        .where('project_share.token_hash', '=', tokenHash)
        .select(['project_share.id as shareId', 'project_share.ends_at as endsAt', 'project_share.is_open as isOpen'])
        .select(['shared.id as projectId', 'shared.name as projectName', 'shared.kind', 'shared.owner_id as ownerId'])
        .select(['sharer.name as ownerName', 'sharer.library'])
        .executeTakeFirst()
      return link ?? null
    },

    /** Records that an account has opened a link and sees its project from now on. Its owner sees it anyway. */
    async noteOpened(accountId: string, { shareId, ownerId }: GoodLink): Promise<void> {
      if (ownerId === accountId) return
      await tables
        .insertInto('opened_link')
        .values({ account_id: accountId, share_id: shareId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Counts a visit without an account. */
    async noteVisit({ shareId }: GoodLink): Promise<void> {
      await tables
        .updateTable('project_share')
        .set(({ eb }) => ({ visits: eb('visits', '+', 1) }))
        .where('id', '=', shareId)
        .execute()
    },

    /** Deletes shares that have been useless since a moment: those taken back, and expired links. */
    async forgetEndedBefore(moment: Date): Promise<void> {
      await tables
        .deleteFrom('project_share')
        .where((of) => of.or([of('revoked_at', '<', moment), of('ends_at', '<', moment)]))
        .execute()
    },
  }
}

export type ShareRepository = ReturnType<typeof shareRepository>

/** Refuses a further share of a project that has the greatest number, expired ones not counted; concurrent calls run one after the other. */
async function checkPlace(within: Transaction<Tables>, projectId: string, accountId: string | null): Promise<void> {
  await within.selectFrom('project').select('id').where('id', '=', projectId).forNoKeyUpdate().execute()
  let standing = within
    .selectFrom('project_share')
    .where('project_id', '=', projectId)
    .where('revoked_at', 'is', null)
    .where((of) => of.or([of('ends_at', 'is', null), of('ends_at', '>', new Date())]))
  if (accountId !== null) standing = standing.where('account_id', 'is distinct from', accountId)
  const { count } = await standing.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  if (Number(count) >= MOST_SHARES)
    throw new Refusal(CODE.tooManyShares, `A project has at most ${MOST_SHARES} links and users. Take some back first.`)
}

interface ShareRow {
  id: string
  account_id: string | null
  may_copy: boolean
  created_at: Date
  ends_at: Date | null
  is_open: boolean
  visits: number
  name: string | null
  email: string | null
  login: string | null
  status: string | null
  expires_at: Date | null
}

function shareOf(row: ShareRow, openedBy: string[]): Share {
  const now = new Date()
  const isClosed = row.account_id !== null && (row.status !== 'open' || (row.expires_at !== null && row.expires_at <= now))
  const hasEnded = row.ends_at !== null && row.ends_at <= now
  return {
    id: row.id,
    kind: row.account_id === null ? 'link' : 'user',
    userId: row.account_id ?? '',
    userName: row.name ?? '',
    email: row.email || (row.login ?? ''),
    right: row.may_copy ? 'copy' : 'view',
    state: isClosed ? 'closed' : hasEnded ? 'ended' : 'open',
    createdAt: row.created_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    openedBy,
    isOpen: row.is_open,
    visits: row.visits,
  }
}
