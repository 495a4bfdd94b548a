/** The challenge is encrypted together with the password, so that an intercepted cipher cannot be replayed. */
export const withChallenge = (challenge: string, password: string): string => `${challenge}\n${password}`

/** One-time codes of an authenticator app (RFC 6238), and the number of recovery codes. */
export const FACTOR_CODE = { digits: 6, seconds: 30, recoveryCodes: 10 } as const
