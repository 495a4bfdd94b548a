import { Type } from 'typebox'

/** Building blocks of the pack's schema: one name for each kind of number. */
export const Id = Type.String({ minLength: 1 })
/** Upper bound of all numbers, far above any real length, capacity, mass or count; sums of a system stay finite. */
const MOST = 1e9
export const Positive = Type.Number({ exclusiveMinimum: 0, maximum: MOST })
export const NotNegative = Type.Number({ minimum: 0, maximum: MOST })
export const Count = Type.Integer({ minimum: 0 })
/** A refrigerant that `safety.refrigerants` lists. */
export const Refrigerant = Type.String({ minLength: 1 })
export const Range = Type.Tuple([Type.Number(), Type.Number()])
export const Size = Type.Object({ w: Positive, d: Positive, h: Positive })

/** Where a group of numbers comes from: S sourced, D derived, K recalled, E estimated. */
export const Provenance = Type.Object({ cls: Type.String(), note: Type.String(), refs: Type.Array(Type.String()) })
