import type { AccountStatus, StaffStatus } from '../../src/contract/account'
import { CODE } from '../../src/contract/envelope'
import type { Within } from '../database/within'
import { Refusal } from '../refusal'
import type { Account } from '../access/account'
import type { Directory } from './directory/directory'
import type { AccountRepository } from '../access/account-repository'
import type { Sessions } from '../access/sessions'

/** So many others are looked for at most before somebody who is not found counts as gone. */
const MOST_OTHERS = 20

/** So many in a row say that the directory, or the database, is not there. */
const MOST_FAILURES = 3

/** Writes down what was found, within the transaction that closes an account where there is one. */
type Found = (status: AccountStatus, within?: Within) => Promise<void>

/** The directory finds neither somebody nor any other: that is no word about him, and nobody is closed. */
export class NobodyFound extends Refusal {
  constructor() {
    super(CODE.directoryDown, 'The staff directory finds nobody at the moment. Tell your administrator.')
  }
}

/**
 * Whether an account is open. Staff who are gone from the directory are closed here, with all that is signed in; gone are those who are not
 * found where one of the others is: those who are given, else the staff of this server who were here last. Refuses, and `report` hears of it,
 * where nobody is found. `closed` writes down who was closed, within the transaction.
 */
export const createStaffCheck =
  (
    accounts: AccountRepository,
    sessions: Sessions,
    directory: Directory | null,
    report: (problem: object) => void,
    closed: (accountId: string, within: Within) => Promise<void>,
  ) =>
  async (account: Account, noted?: Found, others?: readonly string[]): Promise<Pick<StaffStatus, 'status' | 'isChecked' | 'isGone'>> => {
    const presence =
      account.kind === 'LDAP' && directory
        ? await directory.lookFor(account.login, async () => others ?? accounts.staffBeside(account.id, MOST_OTHERS))
        : 'unknown'
    if (presence === 'noWord') {
      report({ reason: 'neither somebody who is signed in nor any other is found, and nobody is closed: may LDAP_BIND_DN read them?' })
      throw new NobodyFound()
    }
    if (presence !== 'gone') {
      await noted?.(account.status)
      return { status: account.status, isChecked: presence === 'there', isGone: false }
    }
    await accounts.closeGone(account.id, async (within, isClosedNow) => {
      if (isClosedNow) await closed(account.id, within)
      await noted?.('closed', within)
    })
    await sessions.tellEnded(account.id, 'closed')
    return { status: 'closed', isChecked: true, isGone: true }
  }

export type StaffCheck = ReturnType<typeof createStaffCheck>

/**
 * Closes those of some accounts who are gone from the directory, until the server closes: first all are looked for, and only those who are not
 * found are checked, against those who are. Ends with the first of whom there is no word: there will be none of the next. Throws the last
 * failure, where there was one.
 */
export async function closeGone(
  accounts: readonly Account[],
  { lookFor }: Pick<Directory, 'lookFor'>,
  check: StaffCheck,
  isClosing: () => boolean,
): Promise<void> {
  const missed: Account[] = []
  const there: string[] = []
  let isBlind = false
  const look = async (account: Account): Promise<void> => {
    const presence = await lookFor(account.login, () => Promise.resolve([]))
    if (presence === 'there') there.push(account.login)
    else if (presence === 'noWord') missed.push(account)
  }
  const closeWhereGone = async (account: Account): Promise<void> => {
    try {
      // A directory may want two of them found: where only one was, those are asked for who were here last.
      await check(account, undefined, there.length > 1 ? there.slice(0, MOST_OTHERS) : undefined)
    } catch (error) {
      if (!(error instanceof NobodyFound)) throw error
      isBlind = true
    }
  }
  try {
    await checkAll(accounts, look, isClosing)
  } finally {
    // Who was not found before something failed has left all the same.
    await checkAll(missed, closeWhereGone, () => isBlind || isClosing())
  }
}

/**
 * Checks one account after the other until the server closes. One that cannot be checked keeps nobody else from it; after a few in a row there
 * is no use in going on. Throws the last failure, where there was one.
 */
export async function checkAll<Checked>(
  accounts: readonly Checked[],
  check: (account: Checked) => Promise<unknown>,
  isClosing: () => boolean,
): Promise<void> {
  let failures = 0
  let last: Error | null = null
  for (const account of accounts) {
    if (isClosing() || failures === MOST_FAILURES) break
    try {
      await check(account)
      failures = 0
    } catch (error) {
      failures += 1
      last = error instanceof Error ? error : new Error(String(error))
    }
  }
  if (last) throw last
}
