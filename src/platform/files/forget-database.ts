/** Where the rule pack lies that the server has sent last. */
export const PACK_DATABASE = 'branchline-pack'

/** Removes a database of this browser with all that lies in it; a browser without a store holds nothing. */
export function forgetDatabase(name: string): void {
  try {
    globalThis.indexedDB.deleteDatabase(name)
  } catch {
    // A refused store holds nothing.
  }
}
