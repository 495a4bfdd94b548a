import type { AccountStatus, StaffStatus } from '../../src/contract/account/account'
import { CODE } from '../../src/contract/envelope'
import type { Within } from '../database/within'
import { Refusal } from '../refusal'
import type { Account } from '../access/account'
import type { Directory } from './directory/directory'
import type { AccountRepository } from '../access/account-repository'
import type { Sessions } from '../access/sessions'

/** At most this many other accounts are looked for before a missing one counts as gone. */
const MOST_OTHERS = 20

/** This many failures in a row mean that the directory, or the database, is unavailable. */
const MOST_FAILURES = 3

/** Writes the result, within the transaction that closes an account where there is one. */
type Found = (status: AccountStatus, within?: Within) => Promise<void>

/** The directory finds neither the account nor any other: this does not show that it has left, and no account is closed. */
export class NobodyFound extends Refusal {
  constructor() {
    super(CODE.directoryDown, 'The staff directory finds nobody at the moment. Tell your administrator.')
  }
}

/**
 * Returns the status of an account and closes it, with its sessions, where it is gone from the directory: not found although one of the
 * others is. The others are the given ones, else the most recently active staff of this server. Refuses, and reports, where nobody is
 * found. `closed` writes within the transaction of the closing.
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
 * Closes the accounts that are gone from the directory, until the server closes: first all are looked for, and only the missing ones are
 * checked, against those that were found. Stops at the first check in which nobody is found, because the next would find nobody either.
 * Throws the last failure, if any.
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
      // A directory may require two found entries: where only one was found, the most recently active staff are looked for instead.
      await check(account, undefined, there.length > 1 ? there.slice(0, MOST_OTHERS) : undefined)
    } catch (error) {
      if (!(error instanceof NobodyFound)) throw error
      isBlind = true
    }
  }
  try {
    await checkAll(accounts, look, isClosing)
  } finally {
    // Accounts that were not found before a failure have left all the same.
    await checkAll(missed, closeWhereGone, () => isBlind || isClosing())
  }
}

/**
 * Checks one account after the other until the server closes. A failed check does not stop the next; after a few failures in a row the run
 * ends. Throws the last failure, if any.
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
