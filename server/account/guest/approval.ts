import type { ApproveGuest } from '../../../src/contract/account-guests'
import { CODE } from '../../../src/contract/envelope'
import { letter } from '../../mail/letters'
import type { Mailer } from '../../mail/mailer'
import { Refusal } from '../../refusal'
import type { Account } from '../account'
import type { AccountRepository } from '../repository'
import type { Sessions } from '../sessions'

const DAY_MS = 86_400_000

export interface ApprovalParts {
  accounts: AccountRepository
  sessions: Sessions
  mailer: Mailer
  /** How long an approved guest stays where nothing else is said. */
  guestDays: number
  /** How long before the end a guest is told. */
  reminderDays: number
}

/** What becomes of guests: let in for a time, refused, and told before the time runs out. */
export const createApproval = ({ accounts, sessions, mailer, guestDays, reminderDays }: ApprovalParts) => {
  const write = (guest: Account, kind: 'approved' | 'refused' | 'reminder'): Promise<void> => {
    const end = guest.expiresAt?.toISOString().slice(0, 10) ?? ''
    return mailer.send({ to: guest.email, ...letter(kind, guest.language, { name: guest.name, end }) })
  }
  /** Super admins decide on every guest, others on those of their library. */
  const guestFor = async (caller: Account, userId: string): Promise<Account> => {
    const guest = await accounts.byId(userId)
    const isSeen = caller.role === 'superAdmin' || guest?.library === caller.library
    if (guest?.kind !== 'GUEST' || !isSeen) throw new Refusal(CODE.notFound, 'There is no such guest.')
    return guest
  }

  return {
    async decide(caller: Account, { userId, isApproved, days }: ApproveGuest): Promise<Account> {
      const guest = await guestFor(caller, userId)
      if (!isApproved) {
        const refused: Account = { ...guest, status: 'closed' }
        await accounts.setStay(guest.id, 'closed', guest.expiresAt)
        await sessions.endAll(guest.id)
        await write(refused, 'refused')
        return refused
      }
      const open: Account = { ...guest, status: 'open', expiresAt: new Date(Date.now() + (days ?? guestDays) * DAY_MS) }
      await accounts.setStay(guest.id, 'open', open.expiresAt)
      await write(open, 'approved')
      return open
    },

    async remind(caller: Account, userId: string): Promise<void> {
      const guest = await guestFor(caller, userId)
      if (guest.status !== 'open' || !guest.expiresAt)
        throw new Refusal(CODE.badRequest, 'This guest account has no end to be reminded of.')
      await write(guest, 'reminder')
    },

    /** Tells every guest once whose time runs out soon. */
    async remindDue(): Promise<void> {
      for (const guest of await accounts.claimReminders(new Date(Date.now() + reminderDays * DAY_MS))) await write(guest, 'reminder')
    },
  }
}

export type Approval = ReturnType<typeof createApproval>
