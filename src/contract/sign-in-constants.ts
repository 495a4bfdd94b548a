/** What is encrypted: the challenge of the key call and the password, so that a cipher that was overheard is good for nothing. */
export const withChallenge = (challenge: string, password: string): string => `${challenge}\n${password}`

/** One-time codes of an authenticator app (RFC 6238), and how many recovery codes come with them. */
export const FACTOR_CODE = { digits: 6, seconds: 30, recoveryCodes: 10 } as const
