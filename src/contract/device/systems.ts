import { Type, type Static } from 'typebox'
import { PART_TYPES } from '../../model/project/unit-part'

export const NewSystemBodySchema = Type.Object({
  names: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 10_000, description: 'deviceName of the systems there are' }),
  ),
  ODUType: Type.Optional(Type.Enum(['HP', 'HR'])),
  powerType: Type.Optional(Type.Enum([50, 60], { description: 'Hz' })),
})
export type NewSystemBody = Static<typeof NewSystemBodySchema>

/** A new system as an item of oduList, with what library, mode and frequency make of it. */
export const CreatedSystemSchema = Type.Object({
  system: Type.Record(Type.String(), Type.Unknown()),
  ODUType: Type.Enum(['HP', 'HR', 'MainSub']),
  powerType: Type.Integer(),
  defaultPipingLength: Type.Number({ description: 'm' }),
  disToFJ: Type.Number({ description: 'm' }),
  series: Type.Array(Type.String(), { description: 'Series of the mode with machines for this frequency' }),
})
export type CreatedSystem = Static<typeof CreatedSystemSchema>

export const ProjectDevicesBodySchema = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }) })

const Figure = Type.Union([Type.Number(), Type.Null()])

/** Models of a project's active systems with their numbers; figures of one unit, null where the rule pack has none. */
export const ProjectDevicesSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      type: Type.Enum(['odu', 'idu', 'hrv', 'hdo', 'fa', 'ahu']),
      modelName: Type.String(),
      seriesType: Type.String({ description: 'Series of an outdoor unit, else equipment type' }),
      count: Type.Integer(),
      coolCapa: Figure,
      sensCoolCapa: Figure,
      heatCapa: Figure,
      coolingRatedpowerKw: Figure,
      heatingRatedpowerKw: Figure,
      weightKg: Figure,
    }),
  ),
  accessories: Type.Array(
    Type.Object({ id: Type.String(), type: Type.Enum(PART_TYPES), num: Type.Integer({ description: 'Of all units' }), weightKg: Figure }),
    { description: 'Panels, rear-mounted components and accessories' },
  ),
  total: Type.Integer({ description: 'Models' }),
  units: Type.Integer({ description: 'Units of all models' }),
})
export type ProjectDevices = Static<typeof ProjectDevicesSchema>
