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

const Entry = Type.Object({
  id: Type.String(),
  nodeType: Type.Literal('accessories'),
  nodeTypeName: Type.String({ description: "Type in the header's language" }),
  url: Type.String({ description: 'Picture, empty where the pack has none' }),
  num: Type.Integer({ description: 'That a unit comes with' }),
  max: Type.Integer({ description: 'For one unit, or one outdoor module' }),
  title: Type.String({ description: "Name in the header's language" }),
  label: Type.String(),
  desc: Type.String(),
  show: Type.Boolean({ description: 'Fits all of modelNames' }),
  canConnectGroup: Type.Boolean(),
  type: Type.Enum(PART_TYPES),
})
export type AccessoryEntry = Static<typeof Entry>

/** Accessory catalogue of section 3.9. The pack has no controllers yet, so that `controllerList` has components and accessories of units only. */
export const AccessoryCatalogueSchema = Type.Object({
  controllerList: Type.Array(Entry),
  iduPanelList: Type.Array(Entry),
  controllerAccessoryDescList: Type.Array(Type.Object({ id: Type.String(), desc: Type.String() })),
})
export type AccessoryCatalogue = Static<typeof AccessoryCatalogueSchema>
