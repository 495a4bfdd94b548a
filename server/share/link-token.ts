import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** Returns the secret of a link: it cannot be guessed, and is shown once. */
export const newLinkToken = (): string => randomBytes(BYTES).toString('base64url')

/** Returns the stored hash of a link's token. */
export const linkTokenHash = (token: string): Uint8Array => createHash('sha256').update(`project link ${token}`).digest()
