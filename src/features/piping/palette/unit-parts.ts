import i18next from 'i18next'
import { capacityText } from '../../../drawing/labels/node-label'
import type { LabelSource } from '../../../drawing/labels/label-source'
import type { Pack } from '../../../contract/pack'
import type { DesignPack } from '../../../state/core/pack'
import type { PlacedItem } from '../../../model/drawing/put/placed-item'
import { deriveKits } from '../../../model/drawing/kits/derive-kits'
import type { MissingUnits } from '../../../model/drawing/missing-units'
import { unitDemand } from '../../../model/project/equipment'
import type { IndoorUnit, IndoorUnitType } from '../../../model/project/project'
import type { Part } from './part'

const KINDS: Partial<Record<IndoorUnitType, PlacedItem['kind']>> = { idu: 'indoor', fa: 'freshAir', hdo: 'hydro', ahu: 'ahuKit' }

/** Returns the units of the list that are not drawn yet, with the missing counts. */
export function missingParts(lines: readonly MissingUnits[], pack: DesignPack): Part[] {
  return lines.flatMap(({ unit, missing }): Part[] => {
    const kind = KINDS[unit.type]
    return kind && unitDemand(pack, unit.model) ? [missingPart(unit, kind, missing)] : []
  })
}

function missingPart(unit: IndoorUnit, kind: PlacedItem['kind'], missing: number): Part {
  const title = unit.name === '' || unit.name === unit.model ? unit.model : `${unit.name} · ${unit.model}`
  const where = [unit.room, unit.floor].filter((each) => each !== '').join(', ')
  const detail = [where, i18next.t('placing:parts.left', { count: missing })].filter((each) => each !== '').join(' · ')
  const item: PlacedItem = { kind, model: unit.model, indoorUnitId: unit.id }
  const kits = deriveKits(unit)
  const [first] = kits
  return first
    ? {
        key: unit.id,
        title,
        detail,
        what: { kind: 'airHandler', item: { ...item, model: first.model }, lineId: unit.id, kits: kits.length },
      }
    : { key: unit.id, title, detail, what: { kind: 'item', item } }
}

/** Returns all models of one kind in the pack. */
export function catalogueParts(pack: Pack, type: IndoorUnitType, labels: Pick<LabelSource, 'unitSettings' | 'figure'>): Part[] {
  const kind = KINDS[type]
  if (!kind) return []
  return itemsOf(pack, type).map(({ id, coolKw, letters }) => ({
    key: id,
    title: id,
    detail: `${letters} · ${capacityText(coolKw, labels)}`,
    what: { kind: 'item', item: { kind, model: id } },
  }))
}

function itemsOf(pack: Pack, type: IndoorUnitType): { id: string; coolKw: number; letters: string }[] {
  switch (type) {
    case 'idu':
      return pack.iduModels.items.map((item) => ({ id: item.id, coolKw: item.coolKw, letters: item.type }))
    case 'fa':
      return pack.freshAirUnits.items.map((item) => ({ id: item.id, coolKw: item.coolKw, letters: item.type }))
    case 'hdo':
      return pack.hydroModules.items.map((item) => ({ id: item.id, coolKw: item.coolKw, letters: item.type }))
    case 'ahu':
      return pack.ahuKits.items.map((item) => ({ id: item.id, coolKw: item.defaultIndex / 10, letters: item.type }))
    case 'hrv':
      return []
  }
}
