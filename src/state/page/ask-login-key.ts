import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import type { LoginKey } from '../../contract/account-sign-in'
import { takeHouseWords } from './house-words'

/** Asks the server for the key of a sign-in and what it offers, and keeps the words of its house brand: every way in comes by here. */
export async function askLoginKey(): Promise<LoginKey> {
  const key = await call(CALLS.account.loginKey)
  takeHouseWords(key.houseWords)
  return key
}
