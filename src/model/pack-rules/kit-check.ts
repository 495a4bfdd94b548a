import type { FindKitLayout, KitConnection } from '../drawing/kits/kit-layout'
import type { KitChoice } from '../project/air-handler'
import { between, least, most } from './kit-limits'
import type { AirHandlerDemand, KitEquipment, KitLimit, KitRules } from './kit-limits'

/** One line of a selection to check; of a special coil the capacities are typed and no kit is looked up. */
export type ChosenKits = Pick<KitChoice, 'model' | 'kits' | 'ports' | 'coolingKw' | 'heatingKw'> & { isSpecial?: boolean }

/** Sums of a selection of kits, and every limit that it keeps or breaks. Capacities in kW. */
export interface KitCheck {
  connection: KitConnection
  kits: number
  ports: number
  /** Sum of the kits' own capacities where given, else of their nominal ones. */
  coolingKw: number
  heatingKw: number
  /** Cooling of each kit by choice: its own where given, else its share of the demand by nominal cooling, else the nominal one. */
  shares: readonly (readonly number[])[]
  limits: readonly KitLimit[]
  /** Whether no limit is broken and every model is a kit of the pack. */
  fits: boolean
  /** Rows of choices whose model the pack does not list. */
  unknown: readonly number[]
}

export type KitCheckRules = KitRules & { findKitLayout: FindKitLayout }

/** Checks the kits chosen for an air handler against the pack and against what the air handler needs. */
export function checkKits(pack: KitCheckRules, coils: number, choices: readonly ChosenKits[], demand: AirHandlerDemand): KitCheck {
  const equipment = choices.map(({ model, isSpecial }) => (isSpecial ? undefined : pack.ahuKits.items.find(({ id }) => id === model)))
  const unknown = choices.flatMap(({ isSpecial }, row) => (isSpecial || equipment[row] ? [] : [row]))
  const nominal = choices.map((choice, row) => nominalKw(choice, equipment[row]))
  const kits = sumOf(choices.map((choice) => choice.kits))
  const coolingKw = sumOf(nominal.flat())
  const heatingKw = sumOf(choices.flatMap((choice, row) => each(choice, choice.heatingKw, equipment[row]?.heatKw ?? 0)))
  const shares = choices.map((choice, row) => nominal[row]?.map((kw) => shareOf(choice, kw, coolingKw, demand)) ?? [])
  const limits = [
    ...equipment.flatMap((kit, row) => (kit ? kitLimits(kit, row, shares[row] ?? [], nominal[row] ?? [], coolingKw, demand) : [])),
    ...handlerLimits(pack, kits, coolingKw, heatingKw, demand),
  ]
  return {
    connection: connectionOf(pack, coils, choices),
    kits,
    ports: sumOf(choices.map((choice) => choice.kits * choice.ports)),
    coolingKw,
    heatingKw,
    shares,
    limits,
    fits: unknown.length === 0 && kits > 0 && limits.every(({ state }) => state !== 'broken'),
    unknown,
  }
}

/** Returns how kits reach coils, as the core lays them out. */
function connectionOf(pack: KitCheckRules, coils: number, choices: readonly ChosenKits[]): KitConnection {
  const asChosen = choices.map((choice): KitChoice => ({ ...choice, id: '', extra: {} }))
  return pack.findKitLayout({ coils, choices: asChosen }, { x: 0, y: 0, feedingX: 0 }).connection
}

function nominalKw(choice: ChosenKits, kit: KitEquipment | undefined): number[] {
  return each(choice, choice.coolingKw, kit ? kit.defaultIndex / 10 : 0)
}

/** Returns a figure for each kit of a choice: its own, the last for those after it, else the kit's nominal one. */
function each({ kits }: ChosenKits, own: readonly number[], nominal: number): number[] {
  return Array.from({ length: kits }, (_, place) => own[place] ?? own.at(-1) ?? nominal)
}

function shareOf(choice: ChosenKits, kw: number, sum: number, { coolingKw }: AirHandlerDemand): number {
  return choice.coolingKw.length > 0 || choice.isSpecial || !coolingKw || sum === 0 ? kw : (coolingKw * kw) / sum
}

function kitLimits(
  kit: KitEquipment,
  row: number,
  shares: readonly number[],
  nominal: readonly number[],
  sum: number,
  { coilVolumeDm3, onCoilCoolingC, onCoilHeatingC }: AirHandlerDemand,
): KitLimit[] {
  const volumes = coilVolumeDm3 && sum > 0 ? nominal.map((kw) => (coilVolumeDm3 * kw) / sum) : []
  const limits = [
    ...between(['minKw', 'maxKw'], shares, [kit.minKw, kit.maxKw], 'coolingKw'),
    ...between(['coilVolumeMinDm3', 'coilVolumeMaxDm3'], volumes, [kit.coilVolumeMinDm3, kit.coilVolumeMaxDm3], 'coilVolumeDm3'),
    ...between(['onCoilCoolMinC', 'onCoilCoolMaxC'], given(onCoilCoolingC), boundsOf(kit.onCoilCoolDbC), 'onCoilCoolingC'),
    ...between(['onCoilHeatMinC', 'onCoilHeatMaxC'], given(onCoilHeatingC), boundsOf(kit.onCoilHeatDbC), 'onCoilHeatingC'),
  ]
  return limits.map((limit) => ({ ...limit, choice: row }))
}

function handlerLimits(
  { ahuKits: { multi } }: KitRules,
  kits: number,
  cooling: number,
  heating: number,
  { coolingKw, heatingKw, airflowM3h }: AirHandlerDemand,
): KitLimit[] {
  const perKw = airflowM3h && coolingKw ? [airflowM3h / coolingKw] : []
  return [
    ...(coolingKw ? [least('coolingKw', cooling, coolingKw)] : []),
    ...(heatingKw ? [least('heatingKw', heating, heatingKw)] : []),
    ...(multi ? [most('maxKitsPerAhu', kits, multi.maxKitsPerAhu)] : []),
    ...between(['airflowMinM3hPerKw', 'airflowMaxM3hPerKw'], perKw, boundsOf(multi?.airflowM3hPerKw), 'airflowM3h'),
  ]
}

function given(value: number | null | undefined): number[] {
  return value === null || value === undefined ? [] : [value]
}

function boundsOf(range: readonly [number, number] | undefined): readonly [number | undefined, number | undefined] {
  return range ?? [undefined, undefined]
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0)
}
