import { SPECIAL_COIL } from '../../../model/project/air-handler'
import type { AirHandler, KitChoice } from '../../../model/project/air-handler'
import { newId } from '../../../model/change/ids'
import { newIndoorUnit } from '../../../model/project/defaults'
import type { IndoorUnit } from '../../../model/project/project'
import type { AirHandlerDemand } from '../../../model/pack-rules/kit-limits'
import type { ChosenKits } from '../../../model/pack-rules/kit-check'

/** Everything that the dialog of an air handler edits. Capacities in kW, air in m³/h, volume in dm³, temperatures in ℃. */
export interface AirHandlerDraft {
  name: string
  room: string
  floor: string
  count: number
  coils: number
  demand: Required<AirHandlerDemand>
  address: string
  isHyperLink: boolean
  choices: readonly KitChoice[]
  extra: AirHandler['extra']
}

/** Fields of the air handler on the wire that the dialog edits, and those that only this product writes. */
const KEYS = ['address', 'isHyperLink', 'airflowM3h', 'coilVolumeDm3', 'onCoilCoolingC', 'onCoilHeatingC'] as const

/** Returns the draft of a line of the list, or of a new air handler. */
export function draftOf(unit: Readonly<IndoorUnit> | null): AirHandlerDraft {
  const { airHandler } = unit ?? {}
  const extra = airHandler?.extra ?? {}
  const figure = (key: (typeof KEYS)[number]): number | null => (typeof extra[key] === 'number' ? extra[key] : null)
  return {
    name: airHandler?.name || unit?.name || '',
    room: unit?.room ?? '',
    floor: unit?.floor ?? '1',
    count: unit?.count ?? 1,
    coils: airHandler?.coils ?? 1,
    demand: {
      coolingKw: unit?.requiredCoolingKw ?? null,
      heatingKw: unit?.requiredHeatingKw ?? null,
      airflowM3h: figure('airflowM3h'),
      coilVolumeDm3: figure('coilVolumeDm3'),
      onCoilCoolingC: figure('onCoilCoolingC'),
      onCoilHeatingC: figure('onCoilHeatingC'),
    },
    address: typeof extra['address'] === 'string' || typeof extra['address'] === 'number' ? String(extra['address']) : '',
    isHyperLink: extra['isHyperLink'] === true,
    choices: airHandler?.choices ?? [],
    extra,
  }
}

type LineFields = Pick<
  IndoorUnit,
  'type' | 'model' | 'name' | 'room' | 'floor' | 'count' | 'requiredCoolingKw' | 'requiredHeatingKw' | 'airHandler'
>

/** Returns the fields of the list line that a draft describes. A field that is empty is not written. */
export function lineOf({ demand, ...draft }: AirHandlerDraft): LineFields {
  const { coolingKw, heatingKw, ...figures } = demand
  const given = { ...figures, address: draft.address || null, isHyperLink: draft.isHyperLink || null }
  const kept = Object.entries(draft.extra).filter(([key]) => !KEYS.some((own) => own === key))
  const own = Object.entries(given).filter(([, value]) => value !== null)
  const airHandler: AirHandler = {
    name: draft.name,
    coils: draft.coils,
    choices: draft.choices,
    extra: Object.fromEntries([...kept, ...own]),
  }
  const model = draft.choices.find(({ kits }) => kits > 0)?.model ?? ''
  const { room, floor, count } = draft
  return {
    type: 'ahu',
    model,
    name: draft.name,
    room,
    floor,
    count,
    requiredCoolingKw: coolingKw,
    requiredHeatingKw: heatingKw,
    airHandler,
  }
}

/** Returns a new line of the list with an air handler. */
export function newAirHandlerLine(draft: AirHandlerDraft): IndoorUnit {
  return newIndoorUnit(lineOf(draft))
}

/** Returns a choice of kits without its own capacities. */
export function newChoice(chosen: Pick<ChosenKits, 'model' | 'kits' | 'ports'>): KitChoice {
  return { id: newId(), model: chosen.model, kits: chosen.kits, ports: chosen.ports, coolingKw: [], heatingKw: [], extra: {} }
}

export function isSpecialCoil({ extra }: Pick<KitChoice, 'extra'>): boolean {
  return Number(extra['ahuType']) === SPECIAL_COIL
}

/** Returns the choice as a special coil or as an ordinary one; other types of coil are kept until then. */
export function withSpecialCoil(choice: KitChoice, isSpecial: boolean): KitChoice {
  const extra = Object.fromEntries(Object.entries(choice.extra).filter(([key]) => key !== 'ahuType'))
  return { ...choice, extra: isSpecial ? { ...extra, ahuType: SPECIAL_COIL } : extra }
}

/** Returns the choices as the check of kits reads them. */
export function chosenKits(choices: readonly KitChoice[]): ChosenKits[] {
  return choices.map((choice) => ({ ...choice, isSpecial: isSpecialCoil(choice) }))
}
