import type { GuestRecord } from '../../../src/contract/account/account-guests'
import type { Account } from '../../access/account'

/** Returns the record of a guest as it is sent to the page. */
export const recordOf = (guest: Account): GuestRecord => ({
  userId: guest.id,
  userName: guest.name,
  personalEmail: guest.email,
  phone: guest.phone,
  organization: guest.organization,
  userType: guest.userType,
  department: guest.department,
  guestStatus: guest.status === 'waiting' ? 0 : 1,
  status: guest.status,
  expiresAt: guest.expiresAt?.toISOString() ?? null,
})
