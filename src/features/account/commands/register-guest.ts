import type { Registration } from '../../../contract/account-guests'
import { register } from '../../../platform/calls/account-calls'
import { sealPassword } from './seal-password'

/** What somebody registers with; the password is still plain. */
export type GuestDetails = Omit<Registration, 'key' | 'mode'>

/** Registers a guest, who then waits for approval. */
export async function registerGuest({ password, ...details }: GuestDetails): Promise<void> {
  await register({ ...details, ...(await sealPassword(password)) })
}
