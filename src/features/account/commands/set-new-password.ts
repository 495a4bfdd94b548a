import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { sealPassword } from './seal-password'

/** Sets a new password with the code from the mail. */
export async function setNewPassword(personalEmail: string, verificationCode: string, password: string): Promise<void> {
  await call(CALLS.guest.retrievePassword, {
    body: { personalEmail: personalEmail.trim(), verificationCode, ...(await sealPassword(password)) },
  })
}
