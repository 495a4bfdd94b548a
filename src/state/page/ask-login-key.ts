import type { LoginKey } from '../../contract/account-sign-in'
import { fetchLoginKey } from '../../platform/calls/account-calls'
import { takeHouseWords } from './house-words'

/** Asks the server for the key of a sign-in and what it offers, and keeps the words of its house brand: every way in comes by here. */
export async function askLoginKey(): Promise<LoginKey> {
  const key = await fetchLoginKey()
  takeHouseWords(key.houseWords)
  return key
}
