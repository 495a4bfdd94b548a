import { Type } from 'typebox'
import { Id, NotNegative, Provenance } from './measures'

/** Loads in W for each m² of floor, from which the load of a room is estimated until somebody types it. */
const RoomUseSchema = Type.Object({
  id: Id,
  /** Names by language code of the interface (`en`, `zh`, `de` …). */
  names: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1 }))),
  coolWPerM2: NotNegative,
  /** Sensible part of the cooling load. */
  sensibleShare: Type.Number({ minimum: 0, maximum: 1 }),
  heatWPerM2: NotNegative,
})

export const RoomUsesSchema = Type.Object({
  items: Type.Array(RoomUseSchema, { maxItems: 200 }),
  provenance: Type.Optional(Provenance),
})
