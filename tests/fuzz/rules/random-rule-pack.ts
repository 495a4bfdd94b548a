import type { Pack } from '../../../src/contract/pack'
import { omit } from '../../../src/model/change/omit'
import { MERGE_TYPES } from '../../../src/model/pack-rules/merge-joints'
import type { Dice } from '../dice'
import { smallPack } from '../../helpers/small-pack'

type Boxes = Pack['msBoxes']
type Unit = Pack['iduModels']['items'][number]

const base = smallPack() as unknown as Pack
const PORT_KW = [2.8, 5, 8, 11.2, 14, 16, 16, 20, 28] as const
const UNIT_KW = [1.5, 2.8, 5.6, 8, 11.2, 14, 16, 16.1, 20, 28, 31.9, 40, 56] as const
/** Units that a random pack lists. */
const UNITS = 8

/** Makes a pack of random boxes, merge joints, headers and units; all its other tables are those of the small pack. The schema accepts it. */
export function randomRulePack(dice: Dice): Pack {
  const [boxBase] = base.msBoxes.items
  const [unitBase] = base.iduModels.items
  if (!boxBase || !unitBase) throw new Error('The small pack has no box or unit to make others from.')
  const ports = new Set(Array.from({ length: 1 + dice.below(5) }, () => 1 + dice.below(dice.onceIn(3) ? 16 : 8)))
  const boxes = [...ports]
    .sort((one, other) => one - other)
    .map((count) => ({ ...randomBox(dice, boxBase), id: `BX-${count}`, ports: count }))
  return {
    ...base,
    msBoxes: { ...base.msBoxes, items: boxes, mergeJoints: randomMergeJoints(dice) },
    headers: { ...base.headers, items: randomHeaders(dice) },
    iduModels: { ...base.iduModels, items: Array.from({ length: UNITS }, (_, place) => randomUnit(dice, unitBase, place)) },
    freshAirUnits: { ...base.freshAirUnits, items: base.freshAirUnits.items.map((unit) => ({ ...unit, ...capacityOf(dice) })) },
  }
}

function randomBox(dice: Dice, from: Boxes['items'][number]): Boxes['items'][number] {
  return {
    ...omit(from, 'refrigerants', 'canBeMain', 'canBeSub'),
    portCapacityKw: dice.pick(PORT_KW),
    totalCapacityKw: (50 + dice.below(1200)) / 10,
    maxIduPerPort: 1 + dice.below(8),
    maxIdu: 1 + dice.below(dice.onceIn(3) ? 4 : 40),
    ...(dice.onceIn(3) ? {} : { canBeMain: dice.below(3) > 0 }),
    ...(dice.onceIn(3) ? {} : { canBeSub: dice.below(3) > 0 }),
    ...(dice.onceIn(4) ? { refrigerants: [dice.pick(['R410A', 'R32'])] } : {}),
  }
}

/** Joints with ids of their own that name a type, joints that are called by a type, and now and then one that stands for none. */
function randomMergeJoints(dice: Dice): Boxes['mergeJoints'] {
  return MERGE_TYPES.filter(() => dice.below(5) > 1).map((type, place) => {
    const sizes = { portsMerged: 2 + dice.below(7), maxDownstreamKw: (80 + dice.below(900)) / 10, equivalentLengthM: 1 }
    if (dice.onceIn(8)) return { id: `unnamed ${place}`, ...sizes }
    return dice.onceIn(4) ? { id: type, ...sizes } : { id: `J-${dice.below(1000)}-${place}`, jointType: type, ...sizes }
  })
}

/** Headers with ever more branches, as the schema wants them; what they carry rises and falls. */
function randomHeaders(dice: Dice): Pack['headers']['items'] {
  const counts = Array.from({ length: 11 }, (_, place) => 2 + place).filter(() => dice.onceIn(3))
  return (counts.length > 0 ? counts : [4]).map((branches, place) => ({ ...randomHeader(dice, place), branches }))
}

function randomHeader(dice: Dice, place: number): Omit<Pack['headers']['items'][number], 'branches'> {
  return {
    id: `HX-${place}`,
    maxKw: (60 + dice.below(1300)) / 10,
    maxBranchKw: (20 + dice.below(300)) / 10,
  }
}

function randomUnit(dice: Dice, from: Unit, place: number): Unit {
  return { ...from, id: `UX-${place}`, ...capacityOf(dice) }
}

/** Cooling, and a capacity index that is ten times it in most cases. */
function capacityOf(dice: Dice): { coolKw: number; capacityIndex: number; hrPortsNeeded: number } {
  const coolKw = dice.onceIn(3) ? (10 + dice.below(500)) / 10 : dice.pick(UNIT_KW)
  const capacityIndex = Math.round(coolKw * 10) + (dice.onceIn(4) ? dice.below(2 + Math.floor(coolKw / 2)) : 0)
  return { coolKw, capacityIndex, hrPortsNeeded: dice.onceIn(4) ? 1 + dice.below(4) : 1 }
}
