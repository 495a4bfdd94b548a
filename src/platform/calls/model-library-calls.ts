import { CALLS } from '../../contract/calls'
import { call } from '../call'
import { send } from '../http/http'

/** Downloads, decrypts and parses the caller's model library. Throws a ModelLibraryError where the file cannot be opened. */
export async function fetchModelLibrary(): Promise<unknown> {
  const { address, key } = await call(CALLS.storage.modelLibrary)
  return send({ method: 'GET', path: address, libraryKey: key, isSilent: true })
}
