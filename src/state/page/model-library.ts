import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import { logFailure } from '../../platform/log'
import { session } from './session'

/**
 * Tells the server which equipment library this browser has for the user and stores the one it names, which is sent with every later call. Returns its code
 * where it is another than before, else null. Without an answer the library of the user's record stays in use.
 */
export async function checkModelLibrary(): Promise<string | null> {
  const known = session.modelLibId
  try {
    const { modelLibId, isCurrent } = await call(CALLS.account.checkModelLibrary, { body: known === null ? {} : { modelLibId: known } })
    session.modelLibId = modelLibId
    return known === null || isCurrent ? null : modelLibId
  } catch (error) {
    session.modelLibId = null
    logFailure('The equipment library could not be checked', error)
    return null
  }
}
