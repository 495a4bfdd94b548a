import type { Kysely } from 'kysely'
import { MOST_PEOPLE_FOUND, type Person } from '../../src/contract/project/share'
import type { Account } from '../access/account'
import { reachOf } from '../access/decision-rules'
import { anywhere } from '../database/like-pattern'
import type { Tables } from '../database/tables'

/**
 * Creates the search for accounts a caller may share with: open accounts of their library, of any library for a super admin; never their
 * own.
 */
export const peopleRepository = (tables: Kysely<Tables>) => {
  const reachable = (caller: Account) => {
    const reach = reachOf(caller)
    const open = tables
      .selectFrom('account')
      .where('account.id', '!=', caller.id)
      .where('account.status', '=', 'open')
      .where((of) => of.or([of('account.expires_at', 'is', null), of('account.expires_at', '>', new Date())]))
    return reach === null ? open : open.where('account.library', '=', reach)
  }

  return {
    /** Finds accounts by part of the name, or by the whole e-mail address; a part of an address finds none. */
    async find(caller: Account, text: string): Promise<Person[]> {
      const rows = await reachable(caller)
        .where((of) =>
          of.or([
            of('account.name', 'ilike', anywhere(text)),
            of(of.fn<string>('lower', ['account.email']), '=', text.trim().toLowerCase()),
            of('account.login', '=', text.trim().toLowerCase()),
          ]),
        )
        .select(['account.id', 'account.name', 'account.email', 'account.login'])
        .orderBy('account.name')
        .orderBy('account.id')
        .limit(MOST_PEOPLE_FOUND)
        .execute()
      return rows.map(({ id, name, email, login }) => ({ userId: id, userName: name, email: email || login }))
    },

    async isReachable(caller: Account, userId: string): Promise<boolean> {
      return (await reachable(caller).where('account.id', '=', userId).select('account.id').executeTakeFirst()) !== undefined
    },
  }
}

export type PeopleRepository = ReturnType<typeof peopleRepository>
