import { Type, type Static } from 'typebox'

export const STORAGE_PATH = {
  /** Files of the server: an answer from here with an empty body means the address it came from. */
  redirect: '/api/apps-mssp/storage/redirect',
  /** Project files; the id and `.json` follow. */
  projects: '/api/apps-mssp/storage/redirect/project',
  /** Where the caller's model library lies, and the key that opens it; ours. */
  modelLibrary: '/api/apps-mssp/device/v2/mssp/modelLibrary',
} as const

/** What tells a model library from any other file: its address. */
export function isModelLibraryFile(address: string): boolean {
  return address.includes(STORAGE_PATH.redirect) && address.includes('.json?t=')
}

export const ModelLibraryPlaceSchema = Type.Object({
  address: Type.String({ description: 'Of the encrypted file; another one for every version of its content' }),
  key: Type.String({ description: 'AES key, 16, 24 or 32 letters' }),
})
export type ModelLibraryPlace = Static<typeof ModelLibraryPlaceSchema>
