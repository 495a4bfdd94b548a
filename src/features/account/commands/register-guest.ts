import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { Registration } from '../../../contract/account/account-guests'
import { sealPassword } from './seal-password'

/** Details of a registration; the password is still plain. */
export type GuestDetails = Omit<Registration, 'key' | 'mode'>

/** Registers a guest, whose account then waits for approval. */
export async function registerGuest({ password, ...details }: GuestDetails): Promise<void> {
  await call(CALLS.guest.register, { body: { ...details, ...(await sealPassword(password)) } })
}
