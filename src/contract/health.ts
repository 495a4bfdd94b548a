import { Type, type Static } from 'typebox'

/** Addresses at which those who run the server ask how it is. */
export const HEALTH_PATH = { health: '/health', ready: '/ready' } as const

export const HealthSchema = Type.Object({
  database: Type.Enum(['up', 'down'], { description: 'Whether the database answers' }),
  isClosing: Type.Boolean({ description: 'Whether the server finishes what is under way and begins nothing new' }),
})
export type Health = Static<typeof HealthSchema>
