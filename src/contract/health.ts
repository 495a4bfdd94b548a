import { Type, type Static } from 'typebox'

export const HealthSchema = Type.Object({
  database: Type.Enum(['up', 'down'], { description: 'Whether the database answers' }),
  isClosing: Type.Boolean({ description: 'Whether the server finishes what is under way and begins nothing new' }),
})
export type Health = Static<typeof HealthSchema>
