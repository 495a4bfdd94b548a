import { Type, type Static } from 'typebox'
import { OutdoorDemandSchema } from '../device'
import { UNIT_KINDS } from './series'

const Code = Type.String({ maxLength: 100 })

/** Choices made so far; each menu offers what goes with the choices of all others. */
export const OutdoorMenuBodySchema = Type.Object({
  ODUType: Type.Optional(Type.Enum(['HP', 'HR'])),
  refrigerant: Type.Optional(Code),
  series: Type.Optional(Code),
  hp: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000 })),
  modelNames: Type.Optional(Type.Array(Code, { maxItems: 5000, description: 'Units that the outdoor unit has to take' })),
})
export type OutdoorMenuBody = Static<typeof OutdoorMenuBodySchema>

export const IndoorMenuBodySchema = Type.Object({
  type: Type.Optional(Type.Enum(UNIT_KINDS)),
  seriesType: Type.Optional(Code),
  series: Type.Optional(Code),
  oduModels: Type.Optional(Type.Array(Code, { maxItems: 4, description: 'Chosen outdoor modules, instead of a series' })),
})
export type IndoorMenuBody = Static<typeof IndoorMenuBodySchema>

const Items = Type.Array(
  Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer({ description: 'Models behind it' }) }),
)

/** `items` are the series; the other lists go with the same choices. Labels stand in the header's language. */
export const OutdoorMenusSchema = Type.Object({ items: Items, ODUType: Items, refrigerant: Items, hp: Items, models: Items })
export type OutdoorMenus = Static<typeof OutdoorMenusSchema>

/** `items` are the types of units of the chosen kind (`idu` without one), `kinds` the kinds that go with the outdoor unit. */
export const IndoorMenusSchema = Type.Object({ items: Items, kinds: Items, models: Items })
export type IndoorMenus = Static<typeof IndoorMenusSchema>

export const OutdoorConditionsSchema = Type.Object({
  ...OutdoorDemandSchema.properties,
  ODUType: Type.Optional(Type.Enum(['HP', 'HR'])),
  refrigerant: Type.Optional(Code),
})
