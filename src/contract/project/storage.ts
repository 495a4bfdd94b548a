import { Type, type Static } from 'typebox'

/** Root of the server's files: an answer from here with an empty body refers to its own URL. */
export const STORAGE_ROOT = '/api/apps-mssp/storage/redirect'

/** Whether a file is a model library, by its address. */
export function isModelLibraryFile(address: string): boolean {
  return address.includes(STORAGE_ROOT) && address.includes('.json?t=')
}

export const ModelLibraryPlaceSchema = Type.Object({
  address: Type.String({ description: 'Of the encrypted file; another one for every version of its content' }),
  key: Type.String({ description: 'AES key, 16, 24 or 32 letters' }),
})
export type ModelLibraryPlace = Static<typeof ModelLibraryPlaceSchema>
