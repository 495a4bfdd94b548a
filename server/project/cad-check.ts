import type { Account } from '../account/account'
import { isCadOn } from '../account/cad'
import { forbidden } from '../refusal'

/** Refuses what belongs to the CAD variant to an account for which it is not on (specification, section 6). */
export function checkCad(account: Account): void {
  if (!isCadOn(account)) throw forbidden()
}
