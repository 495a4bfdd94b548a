import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import type { LoginKey } from '../../contract/account/account-sign-in'
import { takeHouseWords } from './house-words'

/** Asks the server for the key of a sign-in and the sign-in methods it offers, and stores the words of the house brand. Every way of signing in calls this. */
export async function askLoginKey(): Promise<LoginKey> {
  const key = await call(CALLS.account.loginKey)
  takeHouseWords(key.houseWords)
  return key
}
