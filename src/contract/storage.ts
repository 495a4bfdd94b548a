import { Type, type Static } from 'typebox'

/** Files of the server lie below it: an answer from here with an empty body means the address it came from. */
export const STORAGE_ROOT = '/api/apps-mssp/storage/redirect'

/** Tells by the address whether a file is a model library. */
export function isModelLibraryFile(address: string): boolean {
  return address.includes(STORAGE_ROOT) && address.includes('.json?t=')
}

export const ModelLibraryPlaceSchema = Type.Object({
  address: Type.String({ description: 'Of the encrypted file; another one for every version of its content' }),
  key: Type.String({ description: 'AES key, 16, 24 or 32 letters' }),
})
export type ModelLibraryPlace = Static<typeof ModelLibraryPlaceSchema>
