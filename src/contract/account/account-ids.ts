import { Type } from 'typebox'

const AccountId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** Ids of the accounts of an action, which is applied to all of them or to none. */
export const AccountIds = Type.Array(AccountId, { minItems: 1, maxItems: 200, uniqueItems: true })
