import type { Within } from '../../database/within'

/**
 * Ends everything that was signed in under an account's older password, within the transaction that sets the new one: its sessions end, and
 * every browser becomes unknown, for a stranger may have known the password. The given session and browser stay. Returns the token hashes
 * of the ended sessions.
 */
export async function endSignedIn(
  within: Within,
  accountId: string,
  kept?: { tokenHash: Uint8Array; deviceHash: Uint8Array },
): Promise<Uint8Array[]> {
  let sessions = within.deleteFrom('session').where('account_id', '=', accountId)
  let browsers = within.deleteFrom('known_device').where('account_id', '=', accountId)
  if (kept) {
    sessions = sessions.where('token_hash', '!=', kept.tokenHash)
    browsers = browsers.where('token_hash', '!=', kept.deviceHash)
  }
  const ended = await sessions.returning('token_hash').execute()
  await browsers.execute()
  return ended.map((row) => row.token_hash)
}
