import { Type, type Static } from 'typebox'
import type { Question } from './example'
import { Count, Id, NotNegative, Positive } from '../measures'
import { UNIT_KINDS } from '../piping'

const closed = { additionalProperties: false }
const Mode = Type.Enum(['cool', 'heat'])

/** The outdoor unit of a question: ids of modules or one combination, or figures of one that the pack does not list. */
const Outdoor = {
  outdoor: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 4 })),
  series: Type.Optional(Id),
  hp: Type.Optional(Positive),
  modules: Type.Optional(Count),
}

const LoadGiven = { index: Type.Optional(Count), kw: Type.Optional(NotNegative) }

const Unit = Type.Object({ model: Type.Optional(Id), index: Type.Optional(Count), count: Type.Optional(Count) }, closed)

const Temperatures = {
  coolIndoorDbC: Type.Optional(Type.Number()),
  coolIndoorWbC: Type.Optional(Type.Number()),
  coolOutdoorDbC: Type.Optional(Type.Number()),
  heatIndoorDbC: Type.Optional(Type.Number()),
  heatOutdoorWbC: Type.Optional(Type.Number()),
  heatOutdoorDbC: Type.Optional(Type.Number()),
  elevationM: Type.Optional(Type.Number()),
}

/** A unit of a small system: below the only joint, or for `straight` systems right under the outdoor unit. */
const DrawnUnit = Type.Object(
  {
    model: Id,
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 128 })),
    lengthM: NotNegative,
    bends: Type.Optional(Count),
    heightM: Type.Optional(Type.Number()),
    /** The room of each of these units. */
    roomAreaM2: Type.Optional(Positive),
    roomHeightM: Type.Optional(Positive),
  },
  closed,
)

/**
 * Inputs of every question. Lengths in m, diameters in mm, capacities in kW, charge in kg, temperatures in ℃, ratios in per cent, pressures in Pa, sound
 * in dB(A).
 */
export const EXAMPLE_INPUTS = {
  /** Additional charge of pipes by liquid diameter, of lengths at a rate of their own, and of units, boxes and outdoor models. */
  charge: Type.Object(
    {
      ...Outdoor,
      refrigerant: Type.Optional(Id),
      threePipe: Type.Optional(Type.Boolean()),
      pipes: Type.Optional(Type.Array(Type.Object({ mm: Positive, lengthM: NotNegative }, closed))),
      rates: Type.Optional(Type.Array(Type.Object({ kgPerM: NotNegative, lengthM: NotNegative }, closed))),
      units: Type.Optional(Type.Array(Unit)),
      boxes: Type.Optional(Type.Array(Type.Object({ model: Id, count: Type.Optional(Count) }, closed))),
      index: Type.Optional(Count),
      ratedCrPct: Type.Optional(NotNegative),
      otherKg: Type.Optional(Type.Number()),
    },
    closed,
  ),
  /** Rounding of a charge by the pack. */
  rounding: Type.Object({ kg: Type.Number() }, closed),
  /** Size of one pipe, bounded by the main pipe of the given outdoor unit, and the joint that carries its load. */
  pipe: Type.Object(
    {
      ...Outdoor,
      ...LoadGiven,
      table: Type.Enum(['branch2', 'branch3', 'stub', 'main']),
      lengthM: Type.Optional(NotNegative),
      isLong: Type.Optional(Type.Boolean()),
      isOutdoorFarBelow: Type.Optional(Type.Boolean()),
      /** Whether the pipe is behind a mode-select box, where the main pipe is no bound. */
      behindBox: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  /** The next pipe size up. */
  sizeStep: Type.Object({ mm: Positive }, closed),
  equivalentLength: Type.Object(
    {
      lengthM: NotNegative,
      bends: Type.Optional(Count),
      mm: Type.Optional(Positive),
      /** Diameter that the pipe was enlarged to from `mm`, and its line; gas by default. */
      enlargedToMm: Type.Optional(Positive),
      line: Type.Optional(Type.Enum(['gas', 'liquid'])),
      joints: Type.Optional(Count),
      headers: Type.Optional(Count),
    },
    closed,
  ),
  /** A small system, drawn and checked: outdoor unit, one joint (none for `straight`), units. */
  limit: Type.Object(
    {
      outdoor: Type.Array(Id, { minItems: 1, maxItems: 4 }),
      mainM: Type.Optional(NotNegative),
      mainBends: Type.Optional(Count),
      straight: Type.Optional(Type.Boolean()),
      /** A mode-select box instead of the joint, each unit on its own port. */
      box: Type.Optional(Id),
      units: Type.Array(DrawnUnit, { minItems: 1, maxItems: 128 }),
      ...Temperatures,
    },
    closed,
  ),
  /** Outdoor units that the pack proposes for these units. */
  proposal: Type.Object(
    {
      series: Type.Optional(Type.Array(Id)),
      blockCoolKw: Type.Optional(Positive),
      blockHeatKw: Type.Optional(Positive),
      units: Type.Array(
        Type.Object(
          {
            model: Id,
            count: Type.Optional(Count),
            requiredCoolKw: Type.Optional(NotNegative),
            requiredHeatKw: Type.Optional(NotNegative),
          },
          closed,
        ),
        { minItems: 1 },
      ),
    },
    closed,
  ),
  /** Corrected capacity of an outdoor unit and every factor of its chains. */
  capacity: Type.Object(
    {
      ...Outdoor,
      ...Temperatures,
      nominalCoolKw: Type.Optional(Positive),
      nominalHeatKw: Type.Optional(Positive),
      ratedCrPct: Type.Optional(Positive),
      /** Equivalent length to the farthest unit, and the share of the main pipe in it, which may be enlarged. */
      equivalentM: Type.Optional(NotNegative),
      mainM: Type.Optional(NotNegative),
      isLong: Type.Optional(Type.Boolean()),
      isOutdoorFarBelow: Type.Optional(Type.Boolean()),
      levelM: Type.Optional(Type.Number()),
    },
    closed,
  ),
  /** Connected index and ratio of units under an outdoor unit, and the simultaneous load. */
  ratio: Type.Object(
    {
      ...Outdoor,
      nominalCoolKw: Type.Optional(Positive),
      units: Type.Array(
        Type.Object(
          {
            model: Type.Optional(Id),
            kind: Type.Optional(Type.Enum([...UNIT_KINDS])),
            index: Type.Optional(Count),
            count: Type.Optional(Count),
            requiredCoolKw: Type.Optional(NotNegative),
            requiredHeatKw: Type.Optional(NotNegative),
          },
          closed,
        ),
        { minItems: 1, maxItems: 128 },
      ),
    },
    closed,
  ),
  /** A row of one of the pack's own tables. */
  lookup: Type.Object({ table: Id, at: Type.Number() }, closed),
  /** A factor of a curve set, or one curve by its name. */
  curve: Type.Object(
    {
      set: Id,
      mode: Type.Optional(Mode),
      figure: Type.Enum(['capacity', 'power', 'partLoad', 'combination', 'piping', 'curve']),
      curve: Type.Optional(Id),
      indoorC: Type.Optional(Type.Number()),
      outdoorC: Type.Optional(Type.Number()),
      ratio: Type.Optional(NotNegative),
      lengthM: Type.Optional(NotNegative),
      heightM: Type.Optional(Type.Number()),
    },
    closed,
  ),
  curvePower: Type.Object(
    { set: Id, mode: Mode, ratedKw: Positive, indoorC: Type.Number(), outdoorC: Type.Number(), partLoad: NotNegative },
    closed,
  ),
  /** A supply line from unit to unit: each segment carries the current of all units behind it. */
  voltageDrop: Type.Object(
    {
      allowance: Positive,
      coefficient: Positive,
      unitsA: Type.Array(Positive, { minItems: 1 }),
      stepM: Positive,
      areasMm2: Type.Array(Positive, { minItems: 1 }),
      supplyV: Positive,
      limitPct: Type.Optional(Positive),
    },
    closed,
  ),
  /** State of moist air from its dry bulb and one further figure; the pack's pressure at an elevation, standard pressure where neither is given. */
  psychrometrics: Type.Object(
    {
      dbC: Type.Number(),
      wbC: Type.Optional(Type.Number()),
      rhPct: Type.Optional(NotNegative),
      vapourPa: Type.Optional(Positive),
      pressurePa: Type.Optional(Positive),
      elevationM: Type.Optional(Type.Number()),
    },
    closed,
  ),
  /** Level of a system with units on both sides of the outdoor unit; below is negative. */
  verticalHeight: Type.Object({ aboveM: Type.Number(), belowM: Type.Number() }, closed),
  /** Capacity over power, or a weighted efficiency of four part loads. */
  efficiency: Type.Object(
    {
      capacity: Type.Optional(Positive),
      power: Type.Optional(Positive),
      loads: Type.Optional(Type.Tuple([Positive, Positive, Positive, Positive])),
      weights: Type.Optional(Type.Enum(['ieerAhri1230', 'iplvC_GB'])),
    },
    closed,
  ),
  /** Whether a room is large enough for a refrigerant of this pack, or for a charge of it by the formulas of `safety.leastArea`. */
  floorArea: Type.Object(
    { refrigerant: Id, areaM2: NotNegative, chargeKg: Type.Optional(Positive), releaseHeightM: Type.Optional(Positive) },
    closed,
  ),
  /** A load from products of figures, with a factor, a share and an addition, and its rounding to a step. */
  steps: Type.Object(
    {
      terms: Type.Array(Type.Array(Type.Number(), { minItems: 1 }), { minItems: 1 }),
      factor: Type.Optional(Type.Number()),
      share: Type.Optional(Type.Tuple([Type.Number(), Positive])),
      add: Type.Optional(Type.Number()),
      step: Type.Optional(Positive),
      mode: Type.Optional(Type.Enum(['nearest', 'up', 'down'])),
    },
    closed,
  ),
  soundSum: Type.Object({ levels: Type.Array(Type.Number(), { minItems: 1 }) }, closed),
  soundDistance: Type.Object({ powerLevel: Type.Number(), distanceM: Positive, directivity: Positive }, closed),
  /** A charge in a room against a limit in kg/m³, given or the refrigerant's practical limit. */
  concentration: Type.Object(
    {
      chargeKg: Positive,
      areaM2: Type.Optional(Positive),
      heightM: Positive,
      refrigerant: Type.Optional(Id),
      limitKgM3: Type.Optional(Positive),
    },
    closed,
  ),
  /** Largest charge of a flammable refrigerant in a room, or what may be added on site under a limit. */
  maxCharge: Type.Object(
    {
      refrigerant: Type.Optional(Id),
      releaseHeightM: Type.Optional(Positive),
      areaM2: Type.Optional(Positive),
      share: Type.Optional(Positive),
      limitKg: Type.Optional(Positive),
      factoryKg: Type.Optional(NotNegative),
    },
    closed,
  ),
  pressureDrop: Type.Object({ massFlowKgS: Positive, rhoKgM3: Positive, muUPas: Positive, odMm: Positive, roughnessM: Positive }, closed),
} as const satisfies Record<Question, object>

export type ExampleInputs = { [Q in Question]: Static<(typeof EXAMPLE_INPUTS)[Q]> }
