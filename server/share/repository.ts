import { sql, type Kysely } from 'kysely'
import type { ProjectKind } from '../../src/contract/project-calls'
import type { Share, ShareRight } from '../../src/contract/share'
import type { Tables } from '../database/tables'
import { goodShares } from './granted-repository'

/** A way into a project, as it is made. */
export interface NewShare {
  id: string
  projectId: string
  /** Whom it is for, or the hash of the link's token. */
  way: { accountId: string } | { tokenHash: Uint8Array }
  right: ShareRight
  endsAt: Date | null
}

/** The ways into projects. Only owners make them, see them and take them back; those taken back stand there to be restored. */
export const shareRepository = (tables: Kysely<Tables>) => {
  const standing = () => tables.selectFrom('project').where('project.removed_at', 'is', null)
  const listed = () =>
    tables
      .selectFrom('project_share as share')
      .leftJoin('account as person', 'person.id', 'share.account_id')
      .select(['share.id', 'share.account_id', 'share.may_copy', 'share.created_at', 'share.ends_at'])
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
    /** Whether somebody owns a project that has not been deleted. */
    async owns(ownerId: string, projectId: string): Promise<boolean> {
      const row = await standing().select('id').where('id', '=', projectId).where('owner_id', '=', ownerId).executeTakeFirst()
      return row !== undefined
    },

    /** All ways into a project that have not been taken back, the latest first. */
    async ofProject(projectId: string): Promise<Share[]> {
      const rows = await listed()
        .where('share.project_id', '=', projectId)
        .where('share.revoked_at', 'is', null)
        .orderBy('share.created_at', 'desc')
        .orderBy('share.id')
        .execute()
      return withReaders(rows)
    },

    /** Makes a way into a project. Whom it was shared with already has the new right from now on. */
    async add({ id, projectId, way, right, endsAt }: NewShare): Promise<Share> {
      const mayCopy = right === 'copy'
      const stored = await tables
        .insertInto('project_share')
        .values({
          id,
          project_id: projectId,
          account_id: 'accountId' in way ? way.accountId : null,
          token_hash: 'tokenHash' in way ? way.tokenHash : null,
          may_copy: mayCopy,
          ends_at: endsAt,
          revoked_at: null,
        })
        .onConflict((conflict) =>
          conflict.columns(['project_id', 'account_id']).doUpdateSet({ may_copy: mayCopy, ends_at: endsAt, revoked_at: null }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      const [share] = await withReaders(await listed().where('share.id', '=', stored.id).execute())
      if (!share) throw new Error('A share that was stored is not there.')
      return share
    },

    /** Takes a way into one of the owner's projects back, or restores it: the project's id, null where there is none to change. */
    async setRevoked(ownerId: string, id: string, isRevoked: boolean): Promise<string | null> {
      const row = await tables
        .updateTable('project_share')
        .from('project')
        .set({ revoked_at: isRevoked ? sql<Date>`now()` : null })
        .whereRef('project.id', '=', 'project_share.project_id')
        .where('project.owner_id', '=', ownerId)
        .where('project.removed_at', 'is', null)
        .where('project_share.id', '=', id)
        .where('project_share.revoked_at', isRevoked ? 'is' : 'is not', null)
        .returning('project_share.project_id')
        .executeTakeFirst()
      return row?.project_id ?? null
    },

    /** The project of a link that is good, which the account sees from now on; null for any other token. */
    async openLink(accountId: string, tokenHash: Uint8Array): Promise<{ id: string; kind: ProjectKind } | null> {
      const link = await goodShares(tables)
        .where('project_share.token_hash', '=', tokenHash)
        .select(['project_share.id as share_id', 'shared.id', 'shared.kind', 'shared.owner_id'])
        .executeTakeFirst()
      if (!link) return null
      if (link.owner_id !== accountId)
        await tables
          .insertInto('opened_link')
          .values({ account_id: accountId, share_id: link.share_id })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      return { id: link.id, kind: link.kind }
    },
  }
}

export type ShareRepository = ReturnType<typeof shareRepository>

interface ShareRow {
  id: string
  account_id: string | null
  may_copy: boolean
  created_at: Date
  ends_at: Date | null
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
  }
}
