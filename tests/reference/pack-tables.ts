import type { MakerBlockLoad, MakerCharge, MakerCounted, MakerRule, MakerShortened, MakerTable, MakerWeight } from './maker-rules'

/** What the reference reads of a rule pack, in the pack's own words. */
export interface PackTables {
  series: { id: string; refrigerant: string; pipes: number; maxModules: number; maxHp: number }[]
  oduModules: { items: ModuleRow[] }
  oduCombinations: { items: CombinationRow[] }
  iduModels: { items: (UnitRow & { type: string; coolKw: number; sensibleKw: number; airflowM3h: { high: number } })[] }
  freshAirUnits: { items: (UnitRow & { coolKw: number; sensibleKw: number })[] }
  hydroModules: { items: (UnitRow & { coolKw: number })[] }
  ahuKits: { items: KitRow[]; multi?: { maxKitsPerAhu: number } }
  msBoxes: { items: BoxRow[]; mergeJoints: MergeJointRow[]; rules: { heightIduSameMsM: number } }
  branchJoints: {
    twoPipe: JointRow[]
    threePipe: JointRow[]
    outdoorJoints: { id: string; modules: number }[]
    outdoorConnectingPipes: {
      moduleToJoint: { hp: number[]; gasMm: number; liquidMm: number }[]
      jointToJoint: { upstreamModules: number; gasMm: number; liquidMm: number }[]
      counted?: MakerCounted
    }
  }
  headers: { items: HeaderRow[]; equivalentLengthM: number }
  pipes: {
    main2: { items: MainRow[] }
    main2Mini: { items: { hpMin: number; hpMax: number; gasMm: number; liquidMm: number }[] }
    main3: { items: { hpMin: number; hpMax: number; liquidMm: number; lpGasMm: number; hpGasMm: number }[] }
    branch2: { items: { fromKw: number; toKw: number; gasMm: number; liquidMm: number }[] }
    branch3: { items: { fromKw: number; toKw: number; liquidMm: number; lpGasMm: number; hpGasMm: number }[] }
    stub2: {
      items: { toKw: number; gasMm: number; liquidMm: number }[]
      longRun: { overM: number; rows: { maxKw: number; gasMm: number; liquidMm: number }[] }
    }
    upsizeOneStep: { map: Record<string, number> }
    equivalentLength: { perFittingM: { odMm: number; elbow90: number }[]; joint: number }
  }
  limits: { profiles: ProfileRow[]; defaultPipeM: number; minPipeOduToFirstJointM: number; minStraightM: number; rules?: MakerRule[] }
  charge: MakerCharge & {
    kgPerM: Record<string, Record<string, number>>
    maxTotalKg: { R410A: number; R410Adivide: number; R32: number; R32perIdu: number }
  }
  capacityCorrection: {
    default: CorrectionTables
    tables?: MakerTable[]
    pressure?: { m?: number[]; kPa?: number[]; seaLevelKPa?: number }
    piping: { defaultModel: { coolPerM: number; heatPerM: number; freeLengthM: number; heightPerM: number }; shortened?: MakerShortened[] }
  }
  connectionRatio: {
    minPct: number
    maxPct: number
    extendedMaxPct: { single: number; two: number; threeOrFour: number }
    heightRule: { iduIduOverM: number; maxPct: number }
    freshAir: { mixedMaxFaPctOfOdu: number; faOnlyMinPct: number; faOnlyMaxPct: number }
    ahu: { onlyMinPct: number; onlyMaxPct: number; mixedTotalMaxPct: number }
    hydro: { maxPctOfOdu: number; totalWithIduMaxPct: number }
    smallIdu: { class15CountsMaxPct: number }
    minIduCount: number
    indexWeights?: MakerWeight[]
    blockLoad?: MakerBlockLoad
  }
  safety: { refrigerants: RefrigerantRow[]; leastArea?: { sealed?: boolean; tightShare?: number; severity?: 'error' | 'advice' } }
  sense: {
    severity: Record<'outdoorMixed' | 'outdoorMode' | 'beyondTables' | 'impossibleAir' | 'beyondAltitude', 'error' | 'advice'>
    coolCapa: { adviceFrom: number[]; errorBeyond: number[] }
    indoorDryBulbC: { cooling: number[]; heating: number[] }
  }
  delivered?: { adviceBelowPct: number; errorBelowPct: number }
}

export interface RefrigerantRow {
  id: string
  lflKgM3?: number | null
  m1Kg?: number
  practicalLimitKgM3: number
  qlmvKgM3?: number
  qlavKgM3?: number
}

export interface ModuleRow {
  id: string
  series: string
  refrigerant: string
  systemType: string
  hp: number
  coolKw: number
  heatKw: number
  coolPowerKw: number
  heatPowerKw: number
  maxIdu: number
  factoryChargeKg: number
  multiModuleExtraChargeKg: number
  minCrPct: number
  maxCrPct: number
  maxCrSpecialPct: number
  coolRangeDbC: number[]
  heatRangeWbC: number[]
  gasMm: number
  liquidMm: number
  hpGasMm?: number
}

export interface CombinationRow {
  id: string
  series: string
  hp: number
  moduleIds: string[]
  coolKw: number
  heatKw: number
  coolPowerKw: number
  heatPowerKw: number
  maxIdu: number
  factoryChargeKg: number
  extraChargeKg: number
  maxCrPct: number
  maxCrSpecialPct: number
}

interface UnitRow {
  id: string
  heatKw: number
  capacityIndex: number
  countFactor: number
  gasMm: number
  liquidMm: number
}

interface KitRow {
  id: string
  defaultIndex: number
  minKw: number
  maxKw: number
  heatKw: number
  countFactor: number
  gasMm: number
  liquidMm: number
}

export interface BoxRow {
  id: string
  ports: number
  portCapacityKw: number
  totalCapacityKw: number
  maxIduPerPort: number
  maxIdu: number
  portPipe: { gasMm: number; liquidMm: number }
  upstream: { liquidMm: number; lpGasMm: number; hpGasMm: number }
  chargeAddKg: number
  equivalentLengthM: number
  canBeMain: boolean
  canBeSub: boolean
}

interface MergeJointRow {
  id: string
  portsMerged: number
  maxDownstreamKw: number
  equivalentLengthM: number
}

export interface JointRow {
  id: string
  fromKw: number
  toKw: number
}

export interface HeaderRow {
  id: string
  branches: number
  maxKw: number
  maxBranchKw: number
}

interface MainRow {
  hpMin: number
  hpMax: number
  gasMm: number
  liquidMm: number
  gasGe90Mm: number
  liquidGe90Mm: number
}

export interface ProfileRow {
  id: string
  series: string[]
  hp?: number[]
  totalM: number
  farthestActualM: number
  farthestEqM: number
  afterFirstBranchM: number
  afterFirstBranchExtM?: number
  extConditions?: { iduToJointM: number; lengthDifferenceM: number }
  iduToJointM?: number
  heightOduAboveM: number
  heightOduAboveStdM?: number
  heightOduBelowM: number
  heightOduBelowStdM?: number
  heightIduIduM: number
  crLimitTallPct?: number
  msToIduM?: number
  mainToMsM?: number
  heightMsMsM?: number
  heightMsIduM?: number
  maxBends?: number
}

export interface CorrectionTables {
  coolIndoorWb: number[]
  coolOutdoorDb: number[]
  coolCap: number[][]
  coolEir: number[][]
  heatIndoorDb: number[]
  heatOutdoorWb?: number[]
  heatOutdoorDb?: number[]
  heatCap: number[][]
  heatEir: number[][]
  combRatio: { cr: number[]; coolCap: number[]; heatCap: number[]; below?: 'ratio' | 'table' }
  defrost: { outdoorWbC?: number[]; outdoorDbC?: number[]; factor: number[] }
  altitude: { m: number[]; oduFactor: number[] }
  indoor: {
    iduCapVsWb: { wb: number[]; factor: number[] }
    iduCapVsOat: { oat: number[]; factor: number[] }
    iduHeatVsDb: { db: number[]; factor: number[] }
    bypassFactor: number
  }
}
