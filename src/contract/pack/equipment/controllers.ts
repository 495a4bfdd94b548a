import { Type } from 'typebox'
import { Id, NotNegative, Provenance } from '../measures'
import { PART } from './unit-parts'

const Most = Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 }))

/** A rule says how much one controller, group or gateway may serve. */
const RuleSchema = Type.Object({
  id: Id,
  names: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1 }))),
  /** A group of units with its controllers, or a controller or gateway of systems. */
  scope: Type.Enum(['group', 'central']),
  maxUnits: Most,
  maxSystems: Most,
  /** Controllers in one group. */
  maxControllers: Most,
  /** Line of `electrical.buses` that connects it. */
  bus: Id,
})

export const ControllerRulesSchema = Type.Object({
  provenance: Type.Optional(Provenance),
  items: Type.Array(RuleSchema, { minItems: 1, maxItems: 200 }),
})

/** Remote, wired, group and central controllers and gateways. */
export const ControllersSchema = Type.Object({
  provenance: Type.Optional(Provenance),
  items: Type.Array(
    Type.Object({
      ...PART,
      nodeType: Type.Enum(['remoteController', 'wiredController', 'groupController', 'centralController', 'gateway']),
      /** Rule of `controllerRules`; a remote controller has none. */
      rule: Type.Optional(Id),
      /** May serve several units as a group. */
      canConnectGroup: Type.Optional(Type.Boolean()),
      /** Supply from the mains instead of over the line. */
      hasOwnSupply: Type.Optional(Type.Boolean()),
      powerW: Type.Optional(NotNegative),
      /** The model that "equip all" takes of its kind. */
      isUsual: Type.Optional(Type.Boolean()),
    }),
    { maxItems: 2000 },
  ),
})
