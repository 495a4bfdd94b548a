import { STORAGE_PATH, type ModelLibraryPlace } from '../../contract/storage'
import { call } from '../http/http'

/** The caller's model library: its place is asked for, the file is downloaded, decrypted and parsed. Throws ModelLibraryError where that fails. */
export async function fetchModelLibrary(root = ''): Promise<unknown> {
  const place = await call<ModelLibraryPlace>({ method: 'GET', path: root + STORAGE_PATH.modelLibrary, isSilent: true })
  return await call({ method: 'GET', path: root + place.address, libraryKey: place.key, isSilent: true })
}
