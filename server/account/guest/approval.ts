import { nameForBrand } from '../../../src/contract/account/brand'
import type { ApproveGuest } from '../../../src/contract/account/account-guests'
import { CODE } from '../../../src/contract/envelope'
import { endOfStay, lastDayOf } from '../../../src/contract/account/guest-stay'
import { nowWhereDue, type Change, type UserRepository } from '../../access/user-repository'
import type { Within } from '../../database/within'
import { letter, writtenDay } from '../../mail/letters'
import type { Mailer } from '../../mail/mailer'
import { mailRepository } from '../../mail/repository'
import { Refusal } from '../../refusal'
import { hasRunOut, type Account } from '../../access/account'
import { missingAccount } from '../../access/decision-rules'
import type { Sessions } from '../../access/sessions'
import type { SessionNotices } from '../../access/session-notices'
import type { GuestRepository } from './guest-repository'

const DAY_MS = 86_400_000

export interface ApprovalParts {
  users: Pick<UserRepository, 'change'>
  guests: GuestRepository
  sessions: Pick<Sessions, 'tellEnded'>
  notices: Pick<SessionNotices, 'accountChanged'>
  mailer: Mailer
  /** Default length of an approved guest's stay. */
  guestDays: number
  /** Number of days between the reminder and the end of a stay. */
  reminderDays: number
  /** Words of the house brand. */
  houseWords: string[]
}

/** Writes the act on one guest within the transaction of the decision. */
type NotedGuest = (guest: Account, within: Within) => Promise<void>

/**
 * Creates the acts on guests: approval for a time, refusal, and the reminder before the end. An act on several is done to all of them or to
 * none.
 */
export const createApproval = ({ users, guests, sessions, notices, mailer, guestDays, reminderDays, houseWords }: ApprovalParts) => {
  const letterTo = (guest: Account, kind: 'approved' | 'refused' | 'reminder') => {
    const end = guest.expiresAt ? writtenDay(lastDayOf(guest.expiresAt), guest.language) : ''
    return { to: guest.email, ...letter(kind, guest.language, { name: guest.name, end, product: nameForBrand(guest.brand, houseWords) }) }
  }
  const reminderWindow = (): Date => new Date(Date.now() + reminderDays * DAY_MS)

  /**
   * Changes the guests that the caller may decide about, writes the act down and mails each guest, except those refused before; returns the
   * guests after the change. Their pages are notified.
   */
  const act = async (
    caller: Account,
    userIds: readonly string[],
    {
      kind,
      noted,
      after,
      check,
      ...change
    }: Omit<Change, 'noted' | 'check'> & {
      kind: 'approved' | 'refused' | 'reminder'
      after: Partial<Account>
      check?: (guest: Account) => void
      noted: NotedGuest
    },
  ): Promise<Account[]> => {
    const isNow = (guest: Account): Account => ({ ...guest, ...after })
    const before = await users.change(caller.id, userIds, {
      ...change,
      check: (_caller, guest) => {
        if (guest.kind !== 'GUEST') throw missingAccount()
        check?.(guest)
      },
      noted: async (within, found) => {
        for (const guest of found) {
          if (kind === 'refused' && guest.status === 'closed') continue
          await noted(isNow(guest), within)
          await mailer.write(letterTo(isNow(guest), kind), mailRepository(within))
        }
      },
    })
    mailer.deliverSoon()
    for (const { id } of before) {
      if (change.endsSessions) await sessions.tellEnded(id, 'closed')
      if (kind !== 'reminder') await notices.accountChanged(id)
    }
    return before.map(isNow)
  }

  return {
    async decide(caller: Account, { userIds, isApproved, days }: ApproveGuest, noted: NotedGuest): Promise<Account[]> {
      if (!isApproved) {
        const to = { status: 'closed', reminded_at: null } as const
        return act(caller, userIds, { kind: 'refused', to, after: { status: 'closed' }, endsSessions: true, noted })
      }
      const expiresAt = endOfStay(new Date(), days ?? guestDays)
      const to = { status: 'open', expires_at: expiresAt, reminded_at: null } as const
      return act(caller, userIds, { kind: 'approved', to, after: { status: 'open', expiresAt }, check: checkLettingIn, noted })
    },

    /** Near the end of a stay this mail replaces the automatic reminder. */
    async remind(caller: Account, userIds: readonly string[], noted: NotedGuest): Promise<void> {
      const to = { reminded_at: nowWhereDue(reminderWindow()) }
      await act(caller, userIds, { kind: 'reminder', to, after: {}, check: checkReminding, noted })
    },

    /** Reminds every guest once whose stay ends soon. After a stop the next run continues. */
    async remindDue(isClosing: () => boolean): Promise<void> {
      let isAnyLeft = true
      while (isAnyLeft && !isClosing())
        isAnyLeft = await guests.remindOne(reminderWindow(), (guest, within) =>
          mailer.write(letterTo(guest, 'reminder'), mailRepository(within)),
        )
      mailer.deliverSoon()
    },
  }
}

export type Approval = ReturnType<typeof createApproval>

/** Refuses guests that neither wait for approval nor have time left. */
function checkLettingIn(guest: Account): void {
  if (guest.status === 'waiting' || (guest.status === 'open' && !hasRunOut(guest, new Date()))) return
  throw new Refusal(CODE.noTimeLeft, `${guest.name} neither waits nor has time left. Open the account, or let the guest register again.`)
}

function checkReminding(guest: Account): void {
  if (guest.status === 'open' && guest.expiresAt && !hasRunOut(guest, new Date())) return
  throw new Refusal(CODE.noEndAhead, `The account of ${guest.name} has no end ahead to be reminded of.`)
}
