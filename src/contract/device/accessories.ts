import { Type, type Static } from 'typebox'
import { PART_TYPES } from '../../model/project/unit-part'

export const AccessoryFilterSchema = Type.Object({
  modelNames: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      maxItems: 1000,
      description: 'Units that an entry has to fit; all entries without it',
    }),
  ),
})
export type AccessoryFilter = Static<typeof AccessoryFilterSchema>

/** Kinds of controllers, as the pack and the saved form name them. */
export const CONTROLLER_KINDS = ['remoteController', 'wiredController', 'groupController', 'centralController', 'gateway'] as const
export type ControllerKind = (typeof CONTROLLER_KINDS)[number]

const Entry = Type.Object({
  id: Type.String(),
  nodeType: Type.Enum(['accessories', ...CONTROLLER_KINDS]),
  nodeTypeName: Type.String({ description: "Type in the header's language" }),
  url: Type.String({ description: 'Picture, empty where the pack has none' }),
  num: Type.Integer({ description: 'That a unit comes with' }),
  max: Type.Integer({ description: 'For one unit, or one outdoor module' }),
  title: Type.String({ description: "Name in the header's language" }),
  label: Type.String(),
  desc: Type.String(),
  show: Type.Boolean({ description: 'Fits all of modelNames' }),
  canConnectGroup: Type.Boolean(),
  type: Type.Optional(Type.Enum(PART_TYPES, { description: 'Of accessories; controllers have none' })),
})
export type AccessoryEntry = Static<typeof Entry>

/** Accessory catalogue of section 3.9: `controllerList` has controllers, then components and accessories of units. */
export const AccessoryCatalogueSchema = Type.Object({
  controllerList: Type.Array(Entry),
  iduPanelList: Type.Array(Entry),
  controllerAccessoryDescList: Type.Array(Type.Object({ id: Type.String(), desc: Type.String() })),
})
export type AccessoryCatalogue = Static<typeof AccessoryCatalogueSchema>

const CentralRule = Type.Object({
  ruleId: Type.String(),
  name: Type.String({ description: "In the header's language" }),
  maxUnits: Type.Union([Type.Integer(), Type.Null()]),
  maxSystems: Type.Union([Type.Integer(), Type.Null()]),
  bus: Type.String({ description: 'Line of the pack that connects it' }),
  maxLengthM: Type.Union([Type.Number(), Type.Null()]),
  models: Type.Array(Type.String(), { description: 'Controllers and gateways with this rule' }),
})
/** A rule says how many units and systems a central controller or gateway may serve. */
export const CentralRuleSchema = CentralRule
export type CentralRuleAnswer = Static<typeof CentralRule>
export const CentralRulesSchema = Type.Array(CentralRule)
export const RuleIdSchema = Type.Object({ ruleId: Type.String({ minLength: 1, maxLength: 100 }) })

const SubCatalog = Type.Array(
  Type.Object({ nodeType: Type.Enum(CONTROLLER_KINDS), nodeTypeName: Type.String(), models: Type.Array(Type.String()) }),
)
/** Controllers by kind, as accounts of the house brand and those of other brands see them. */
export const SubCatalogSchema = Type.Object({
  masterSubCatalog: SubCatalog,
  guestSubCatalog: SubCatalog,
})
export type SubCatalogAnswer = Static<typeof SubCatalogSchema>
