import { HEADER } from '../../contract/account'
import { LANGUAGES, toLanguage } from '../words/languages'

/** Facts about the caller that every call sends. */
export interface Caller {
  language: string
  token: string | null
  modelLibId: string | null
  /** Unit settings under their wire names. */
  unitSetting: Readonly<Record<string, string | number>>
}

/** Returns the headers of section 7: the language always, the rest once there is a token. */
export function callHeaders(caller: Caller): Record<string, string> {
  const headers: Record<string, string> = { [HEADER.language]: LANGUAGES[toLanguage(caller.language)].header }
  if (caller.token === null || caller.token === '') return headers
  headers[HEADER.token] = caller.token
  headers[HEADER.ssoSession] = caller.token
  if (caller.modelLibId) headers[HEADER.modelLibId] = caller.modelLibId
  const encoded = Object.entries(caller.unitSetting).map(([key, value]) => [
    key,
    typeof value === 'string' ? encodeURIComponent(value) : value,
  ])
  headers[HEADER.unitSetting] = JSON.stringify(Object.fromEntries(encoded))
  return headers
}
