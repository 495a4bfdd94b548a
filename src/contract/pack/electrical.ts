import { Type, type Static } from 'typebox'
import { Count, Id, NotNegative, Positive, Provenance } from './measures'

/** Supply of a unit by the text in its `powerSupply`. */
const SupplySchema = Type.Object({
  id: Id,
  phases: Type.Union([Type.Literal(1), Type.Literal(3)]),
  /** Between phases where there are three, else to neutral, V. */
  voltV: Positive,
})

const CableSchema = Type.Object({
  mm2: Positive,
  /** The trade's name where it is no area, such as `12 AWG`. */
  label: Type.Optional(Id),
  /** Ampacity with two and with three loaded conductors, A. */
  ampsTwoLoaded: Positive,
  ampsThreeLoaded: Positive,
})

/** How supply lines are protected and sized in some countries. */
export const PracticeSchema = Type.Object({
  id: Id,
  /** Country codes; the practice without them holds everywhere else. */
  countries: Type.Optional(Type.Array(Type.String({ minLength: 2, maxLength: 2 }), { minItems: 1 })),
  /** `loadBreakerCable`: load ≤ breaker ≤ cable (IEC). `cableThenDevice`: cable ≥ minimum circuit ampacity; device by `deviceFactor`, rounded down (NEC). */
  rule: Type.Enum(['loadBreakerCable', 'cableThenDevice']),
  /** Part of the largest motor's current in the minimum circuit ampacity. */
  motorFactor: Positive,
  /** Part of the largest motor's current in the largest protective device, and where it will not start with that. */
  deviceFactor: Type.Optional(Positive),
  hardStartFactor: Type.Optional(Positive),
  /** Earth-leakage trip of outdoor and other circuits in mA; 0 where none is asked for. */
  outdoorRcdMa: NotNegative,
  indoorRcdMa: NotNegative,
  /** Voltage drop in per cent from the origin to any unit, and the part of it that a feeder to a distribution board may take. */
  maxDropPct: Positive,
  feederDropPct: Positive,
  /** Conductor at working temperature in Ω·mm²/m, and its reactance in Ω/m. */
  resistivity: Positive,
  reactance: NotNegative,
  /** Most current on a circuit of several units in A, and most units of one circuit. */
  maxCircuitA: Positive,
  maxCircuitUnits: Type.Integer({ minimum: 1, maximum: 999 }),
  /** Rated currents of protective devices in A, rising. */
  breakersA: Type.Array(Positive, { minItems: 1, maxItems: 64 }),
  /** Cables by rising area. */
  cables: Type.Array(CableSchema, { minItems: 1, maxItems: 64 }),
})

/** A communication line: cable, length and what it connects. */
export const BusSchema = Type.Object({
  id: Id,
  name: Id,
  /** Outdoor with indoor units of a system, a wired controller with its unit, units of one group, or systems with a central controller. */
  connects: Type.Enum(['system', 'controller', 'group', 'central']),
  /** Kinds of system, by number of pipes of the series; all where it is missing. */
  pipes: Type.Optional(Type.Array(Type.Integer({ minimum: 2, maximum: 3 }), { minItems: 1 })),
  cable: Id,
  /** Length of all pieces together, m. */
  maxM: Positive,
  /** Units on the line. */
  maxUnits: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  /** A chain from device to device; otherwise it may branch. */
  isChain: Type.Boolean(),
  /** Resistor at the last device, Ω. */
  endResistorOhm: Type.Optional(Positive),
  /** First and last address. */
  addresses: Type.Optional(Type.Tuple([Count, Count])),
})

const WholeElectricalSchema = Type.Object({
  provenance: Type.Optional(Provenance),
  /** Power factor of units that give a power and no current. */
  powerFactor: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
  supplies: Type.Array(SupplySchema, { minItems: 1, maxItems: 64 }),
  /** Supply of units that name none. */
  usualSupply: Id,
  /** Length of a line to a distribution board, and from there to the first unit, until somebody types it, m. */
  feederM: Positive,
  homeRunM: Positive,
  /** Power of units that give none: controllers and boxes, W. */
  usualPowerW: Positive,
  practices: Type.Array(PracticeSchema, { minItems: 1, maxItems: 32 }),
  buses: Type.Array(BusSchema, { minItems: 1, maxItems: 32 }),
})

export type Electrical = Static<typeof WholeElectricalSchema>

/** Supply and communication lines: all fields together or none of them. Packs from before have other fields in this section, which are kept and not read. */
export const ElectricalSchema = Type.Partial(WholeElectricalSchema)

/** Names of the fields that belong together. */
export const ELECTRICAL_FIELDS = Object.keys(WholeElectricalSchema.properties).filter((key) => key !== 'provenance') as (keyof Electrical)[]

/** Returns the supply and communication lines of a pack; null where it has none. */
export function electricalOf({ electrical }: { electrical?: Partial<Electrical> | undefined }): Electrical | null {
  return electrical?.practices ? (electrical as Electrical) : null
}
