import { Type } from 'typebox'
import { Count, Id, NotNegative, Positive, Provenance, Range, Refrigerant, Size } from '../measures'

export const SeriesSchema = Type.Object({
  id: Id,
  name: Type.String(),
  refrigerant: Refrigerant,
  pipes: Type.Enum([2, 3]),
  modules: Type.Optional(Type.String()),
  /** Table of main pipes; where it is missing, `main3` for three pipes, `main2Mini` for a mini series, else `main2`. */
  mainTable: Type.Optional(Type.Enum(['main2', 'main2Mini', 'main3'])),
  maxModules: Type.Integer({ minimum: 1, maximum: 4 }),
  maxHp: Positive,
  /** Kinds of units that go with the series; all by default. */
  unitKinds: Type.Optional(Type.Array(Type.Enum(['idu', 'hrv', 'hdo', 'fa', 'ahu']), { minItems: 1 })),
})

/** One outdoor module. Capacities and powers in kW, pipes in mm, sound in dB(A), air in m³/h. */
const OutdoorModelSchema = Type.Object({
  id: Id,
  series: Id,
  refrigerant: Refrigerant,
  systemType: Type.Enum(['HP', 'HR']),
  hp: Positive,
  coolKw: Positive,
  heatKw: Positive,
  coolPowerKw: Positive,
  heatPowerKw: Positive,
  eer: Type.Optional(Positive),
  cop: Type.Optional(Positive),
  soundPressureDbA: Type.Number(),
  soundPowerDbA: Type.Number(),
  nightSoundPressureDbA: Type.Optional(Type.Number()),
  airflowM3h: Positive,
  maxEspPa: Type.Optional(NotNegative),
  fanCount: Type.Optional(Count),
  compressorCount: Type.Optional(Count),
  dimensionsMm: Size,
  weightKg: Positive,
  maxIdu: Type.Integer({ minimum: 1 }),
  factoryChargeKg: NotNegative,
  multiModuleExtraChargeKg: NotNegative,
  liquidMm: Positive,
  gasMm: Positive,
  hpGasMm: Type.Optional(Positive),
  capacityIndex: Count,
  minCrPct: NotNegative,
  maxCrPct: Positive,
  maxCrSpecialPct: Positive,
  powerSupply: Type.Optional(Type.String()),
  /** Frequencies that the module is made for, Hz; both where none is given. */
  powerHz: Type.Optional(Type.Array(Type.Enum([50, 60]), { minItems: 1, maxItems: 2 })),
  mcaA: Type.Optional(Positive),
  mfaA: Type.Optional(Positive),
  cableMm2: Type.Optional(Positive),
  coolRangeDbC: Range,
  heatRangeWbC: Range,
  hrRangeDbC: Type.Optional(Range),
})

const TwoPipeMain = Type.Object({ gasMm: Positive, liquidMm: Positive })
const ThreePipeMain = Type.Object({ liquidMm: Positive, lpGasMm: Positive, hpGasMm: Positive })

/** A combination of two to four modules that the maker lists with its own figures. */
const CombinationSchema = Type.Object({
  id: Id,
  series: Id,
  hp: Positive,
  moduleHps: Type.Optional(Type.Array(Positive)),
  moduleIds: Type.Array(Id, { minItems: 2, maxItems: 4 }),
  coolKw: Positive,
  heatKw: Positive,
  coolPowerKw: Positive,
  heatPowerKw: Positive,
  maxIdu: Type.Integer({ minimum: 1 }),
  soundPowerDbA: Type.Number(),
  soundPressureDbA: Type.Number(),
  factoryChargeKg: NotNegative,
  extraChargeKg: NotNegative,
  weightKg: Positive,
  maxCrPct: Positive,
  maxCrSpecialPct: Positive,
  eer: Type.Optional(Positive),
  cop: Type.Optional(Positive),
  highEfficiency: Type.Optional(Type.Boolean()),
  mainLt90: Type.Optional(TwoPipeMain),
  mainGe90: Type.Optional(TwoPipeMain),
  main: Type.Optional(ThreePipeMain),
})

export const OutdoorModulesSchema = Type.Object({
  provenance: Type.Optional(Provenance),
  items: Type.Array(OutdoorModelSchema, { minItems: 1 }),
})
export const CombinationsSchema = Type.Object({ provenance: Type.Optional(Provenance), items: Type.Array(CombinationSchema) })
