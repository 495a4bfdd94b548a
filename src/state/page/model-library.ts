import { askModelLibrary } from '../../platform/calls/account-calls'
import { logFailure } from '../../platform/log'
import { session } from './session'

/**
 * Tells the server which equipment library this browser knows of the user and keeps the one it names: it travels with every further call.
 * Answers its code where it is another than before, else null. Without an answer the library of the user's record goes on.
 */
export async function checkModelLibrary(): Promise<string | null> {
  const known = session.modelLibId
  try {
    const { modelLibId, isCurrent } = await askModelLibrary(known)
    session.modelLibId = modelLibId
    return known === null || isCurrent ? null : modelLibId
  } catch (error) {
    session.modelLibId = null
    logFailure('The equipment library could not be checked', error)
    return null
  }
}
