import type { GuestRecord } from '../../contract/account/account-guests'

/** Known details of a guest whose access has expired. Kept as long as the page: a reload starts with an empty form. */
export const reregistration: { known: Partial<GuestRecord> | null } = { known: null }
