import type {
  CheckedKits,
  KitCheckBody,
  KitRanges,
  KitSelection,
  RecommendedKits,
  RecommendKitsBody,
} from '../../../src/contract/device/kits'
import type { Pack } from '../../../src/contract/pack'
import { SPECIAL_COIL } from '../../../src/model/project/air-handler'
import { checkKits, type ChosenKits, type KitCheck, type KitCheckRules } from '../../../src/model/pack-rules/kit-check'
import type { AirHandlerDemand, KitLimit } from '../../../src/model/pack-rules/kit-limits'
import { addressesOf } from '../../../src/model/pack-rules/unit-addresses'
import { recommendKits, type KitProposal } from '../../../src/model/pack-rules/kit-recommendation'

/** Names on the wire of the figures that limits need. */
const WIRE_NAMES: Record<keyof AirHandlerDemand, string> = {
  coolingKw: 'coolCapacity',
  heatingKw: 'heatCapacity',
  airflowM3h: 'airFlow',
  coilVolumeDm3: 'coilVolume',
  onCoilCoolingC: 'onCoilCooling',
  onCoilHeatingC: 'onCoilHeating',
}

type WireDemand = Pick<KitCheckBody, 'coolCapacity' | 'heatCapacity' | 'airFlow' | 'coilVolume' | 'onCoilCooling' | 'onCoilHeating'>

const demandOf = (body: WireDemand): AirHandlerDemand => ({
  coolingKw: body.coolCapacity ?? null,
  heatingKw: body.heatCapacity ?? null,
  airflowM3h: body.airFlow ?? null,
  coilVolumeDm3: body.coilVolume ?? null,
  onCoilCoolingC: body.onCoilCooling ?? null,
  onCoilHeatingC: body.onCoilHeating ?? null,
})

/** Returns a row of a selection as the kit rules read it. */
export const choiceOf = (row: KitSelection): ChosenKits => ({
  model: row.model,
  kits: row.ahuKitQuantity,
  ports: row.portNumb,
  coolingKw: row.coolCapacity ?? [],
  heatingKw: row.heatCapacity ?? [],
  isSpecial: row.ahuType === SPECIAL_COIL,
})

/** Returns the kits that carry an air handler, recommended ones first. */
export function recommendedKits(pack: KitCheckRules, body: RecommendKitsBody): RecommendedKits {
  const { ahuCoilNumber: coils, portNumb, coolCapacity } = body
  const demand = { ...demandOf(body), coils, coolingKw: coolCapacity }
  const proposals = recommendKits(pack, portNumb === undefined ? demand : { ...demand, portsPerKit: portNumb })
  return { records: proposals.map(recommendationOf), total: proposals.length }
}

function recommendationOf(proposal: KitProposal): RecommendedKits['records'][number] {
  const { choice, shares, isRecommended, reserveKw } = proposal
  const selection = {
    model: choice.model,
    ahuKitQuantity: choice.kits,
    portNumb: choice.ports,
    coolCapacity: [...(shares[0] ?? [])],
    heatCapacity: Array.from({ length: choice.kits }, () => choice.heatingKw.at(-1) ?? 0),
  }
  return { ...figuresOf(proposal), isRecommended, reserveKw, selection: [selection] }
}

/** Returns what chosen kits give and which limits they keep. */
export function checkedKits(pack: KitCheckRules, body: KitCheckBody): CheckedKits {
  const check = checkKits(pack, body.ahuCoilNumber, body.selection.map(choiceOf), demandOf(body))
  return { ...figuresOf(check), shares: check.shares.map((share) => [...share]), unknown: [...check.unknown] }
}

const figuresOf = ({ connection, kits, ports, coolingKw, heatingKw, fits, limits }: KitCheck) => ({
  connection,
  ahuKitQuantity: kits,
  portNumb: ports,
  coolCapacity: coolingKw,
  heatCapacity: heatingKw,
  fits,
  limits: limits.map(limitOf),
})

function limitOf({ missing, ...limit }: KitLimit): CheckedKits['limits'][number] {
  return missing ? { ...limit, missing: WIRE_NAMES[missing] } : limit
}

type Bounds = readonly [number | undefined, number | undefined] | undefined

const boundsOf = (range: Bounds): { min: number; max: number } | null => {
  const [min, max] = range ?? []
  return min === undefined || max === undefined ? null : { min, max }
}

/** Returns the kits of the pack with their figures, in the order of the pack. */
export function kitList(pack: Pack, taken: ReadonlySet<string> | null) {
  return pack.ahuKits.items
    .filter(({ id }) => taken?.has(id) ?? true)
    .map((kit) => ({
      model: kit.id,
      coolCapacity: kit.defaultIndex / 10,
      heatCapacity: kit.heatKw,
      minCoolCapacity: kit.minKw,
      maxCoolCapacity: kit.maxKw,
      coilVolume: boundsOf([kit.coilVolumeMinDm3, kit.coilVolumeMaxDm3]),
      GasPipeDiameter: kit.gasMm,
      LiquidPipeDiameter: kit.liquidMm,
      iduCount: addressesOf(pack, kit.countFactor, kit.defaultIndex / 10, false),
      maxKitToCoilPipeM: kit.maxKitToCoilPipeM ?? null,
    }))
}

/** Returns the bounds of kits, of all where none is named, and of an air handler with all its kits. */
export function kitRanges({ ahuKits: { items, multi } }: Pack, models: readonly string[] | undefined): KitRanges {
  return {
    records: items
      .filter(({ id }) => models?.includes(id) ?? true)
      .map((kit) => ({
        model: kit.id,
        coolCapacity: boundsOf([kit.minKw, kit.maxKw]),
        coilVolume: boundsOf([kit.coilVolumeMinDm3, kit.coilVolumeMaxDm3]),
        onCoilCooling: boundsOf(kit.onCoilCoolDbC),
        onCoilHeating: boundsOf(kit.onCoilHeatDbC),
      })),
    maxKitsPerAhu: multi?.maxKitsPerAhu ?? null,
    airFlowPerKw: boundsOf(multi?.airflowM3hPerKw),
  }
}
