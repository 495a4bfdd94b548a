import type { GuestRecord } from '../../contract/account-guests'

/** What is known of a guest whose time has run out. It lives as long as the page: a reload starts with an empty form. */
export const reregistration: { known: Partial<GuestRecord> | null } = { known: null }
