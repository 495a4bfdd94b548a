import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** The secret of a link: nobody guesses it, and it is told once. */
export const newLinkToken = (): string => randomBytes(BYTES).toString('base64url')

/** What is kept of it. */
export const linkTokenHash = (token: string): Uint8Array => createHash('sha256').update(`project link ${token}`).digest()
