import { retrievePassword } from '../../../platform/calls/account-calls'
import { sealPassword } from './seal-password'

/** Sets a new password with the code of the mail. */
export async function setNewPassword(personalEmail: string, verificationCode: string, password: string): Promise<void> {
  await retrievePassword({ personalEmail: personalEmail.trim(), verificationCode, ...(await sealPassword(password)) })
}
