import { Type } from 'typebox'
import { Id, NotNegative, Positive, Provenance } from '../measures'

const Words = Type.Record(Type.String(), Type.String({ minLength: 1 }))

/** Fields of everything that is ordered with a unit. It fits a unit that one of `types`, `series` and `models` names. */
export const PART = {
  id: Id,
  /** Names by language code of the interface (`en`, `zh`, `de` …). */
  names: Type.Optional(Words),
  /** A sentence on its purpose, by language code. */
  descriptions: Type.Optional(Words),
  /** Indoor types of `iduTypes`, and FA, HDO, AHU and HRV. */
  types: Type.Optional(Type.Array(Id, { minItems: 1 })),
  /** Series of outdoor units. */
  series: Type.Optional(Type.Array(Id, { minItems: 1 })),
  models: Type.Optional(Type.Array(Id, { minItems: 1 })),
  /** Nominal cooling in kW of the units that it fits, both bounds included. */
  minKw: Type.Optional(NotNegative),
  maxKw: Type.Optional(Positive),
  /** The most for one unit or one outdoor module; by default 2 energy meters and 1 of anything else. */
  max: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  weightKg: Type.Optional(Positive),
  /** Accounts that are offered it: those of the house brand, or those of other brands; all where it is missing. */
  brands: Type.Optional(Type.Array(Type.Enum(['house', 'guest']), { minItems: 1 })),
  /** Address of a picture. */
  url: Type.Optional(Type.String()),
}

const list = <T extends Parameters<typeof Type.Array>[0]>(item: T) =>
  Type.Object({ provenance: Type.Optional(Provenance), items: Type.Array(item, { maxItems: 2000 }) })

/** Panels of indoor types with `panel`. A unit that nobody chose a panel for comes with the one that `isDefault` marks. */
export const PanelsSchema = list(Type.Object({ ...PART, isDefault: Type.Optional(Type.Boolean()) }))

export const RearMountedSchema = list(Type.Object(PART))

export const AccessoriesSchema = list(
  Type.Object({ ...PART, type: Type.Enum(['controlAccessory', 'V8Accessories', 'electricityMeter', 'FilterMesh']) }),
)
