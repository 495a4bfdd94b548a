/** Types of what is ordered with a unit, as the saved project spells them; a rear-mounted component is the only one that the specification gives no word. */
export const PART_TYPES = ['panel', 'rearMountedComponents', 'controlAccessory', 'V8Accessories', 'electricityMeter', 'FilterMesh'] as const
export type PartType = (typeof PART_TYPES)[number]

/** Returns the type of this word; a general accessory for any other. */
export function partType(word: string): PartType {
  return PART_TYPES.find((type) => type === word) ?? 'V8Accessories'
}

/** Panel, rear-mounted component or accessory that is ordered with a unit. Never written to: a change puts another in its place. */
export interface UnitPart {
  /** Pack id. */
  readonly id: string
  readonly type: PartType
  /** Number for each unit of the line, and for each module of an outdoor unit. */
  readonly count: number
  /** Other fields of the saved part, kept unchanged. */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** A part of a rule pack with the units that it fits: each list that is given names some of them. */
export interface PartEquipment {
  id: string
  /** Type codes of indoor units (C4, DM …), and FA, HDO, AHU and HRV. */
  types?: readonly string[] | undefined
  /** Series of outdoor units. */
  series?: readonly string[] | undefined
  models?: readonly string[] | undefined
  /** Nominal cooling in kW of the models that it fits, both bounds included; of models that have none it fits all. */
  minKw?: number | undefined
  maxKw?: number | undefined
  /** The most for one unit; without it 2 energy meters and 1 of anything else (specification, section 9). */
  max?: number | undefined
  /** Accounts that are offered it; all where it is missing. */
  brands?: readonly BrandSide[] | undefined
}

/** Accounts of the house brand, or of other brands. */
export type BrandSide = 'house' | 'guest'

/** Returns whether accounts of this side, or any without one, are offered a part or controller. Chosen ones stay in a project for every reader. */
export function isOffered({ brands }: Pick<PartEquipment, 'brands'>, side: BrandSide | undefined): boolean {
  return side === undefined || (brands?.includes(side) ?? true)
}

/** The sections of a rule pack that name parts. */
export interface PackParts {
  panels?: { items: readonly (PartEquipment & { isDefault?: boolean | undefined })[] } | undefined
  rearMountedComponents?: { items: readonly PartEquipment[] } | undefined
  /** `type` is a word of `PART_TYPES`. */
  accessories?: { items: readonly (PartEquipment & { type: string })[] } | undefined
}

/** Returns whether a unit has a component behind it, which its drawing marks. */
export function hasRearMounted(parts: readonly UnitPart[] | undefined): boolean {
  return parts?.some(({ type }) => type === 'rearMountedComponents') ?? false
}
