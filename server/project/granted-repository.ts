import type { Kysely } from 'kysely'
import type { ShareRight } from '../../src/contract/project/share'
import type { Tables } from '../database/tables'

/** At most as many as a page of a list are looked up. */
const MOST = 9_999

/** Returns a query of the valid shares: neither taken back nor expired, and no link of an owner that may not sign in any more. */
export const goodShares = (tables: Kysely<Tables>) =>
  tables
    .selectFrom('project_share')
    .innerJoin('project as shared', 'shared.id', 'project_share.project_id')
    .innerJoin('account as sharer', 'sharer.id', 'shared.owner_id')
    .where('shared.removed_at', 'is', null)
    .where('project_share.revoked_at', 'is', null)
    .where((of) => of.or([of('project_share.ends_at', 'is', null), of('project_share.ends_at', '>', new Date())]))
    .where((of) =>
      of.or([
        of('project_share.token_hash', 'is', null),
        of.and([of('sharer.status', '=', 'open'), of.or([of('sharer.expires_at', 'is', null), of('sharer.expires_at', '>', new Date())])]),
      ]),
    )

/**
 * Returns the projects that are shared with an account, by name or by a link it has opened, and its right to each: for one project, or for
 * all.
 */
export async function grantedTo(tables: Kysely<Tables>, accountId: string, projectId?: string): Promise<Map<string, ShareRight>> {
  let good = goodShares(tables)
  if (projectId !== undefined) good = good.where('project_share.project_id', '=', projectId)
  const rows = await good
    .where('project_share.account_id', '=', accountId)
    .select(['project_share.project_id', 'project_share.may_copy'])
    .unionAll(
      good
        .innerJoin('opened_link', 'opened_link.share_id', 'project_share.id')
        .where('opened_link.account_id', '=', accountId)
        .select(['project_share.project_id', 'project_share.may_copy']),
    )
    .limit(MOST)
    .execute()
  const rights = new Map<string, ShareRight>()
  for (const { project_id, may_copy } of rows) if (may_copy || !rights.has(project_id)) rights.set(project_id, may_copy ? 'copy' : 'view')
  return rights
}
