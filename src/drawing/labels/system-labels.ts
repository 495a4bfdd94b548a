import type { Pack } from '../../contract/pack'
import { defaultLengthM } from '../../engine/encode/default-length'
import { round } from '../../engine/measure/measure'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import type { UnitSettings } from '../../model/project/quantity'
import { formatNumber } from '../../platform/words/locale'
import { itemsById } from '../drawing/items-by-id'
import type { LabelSource } from './label-source'
import { packEquipment } from '../drawing/pack-equipment'

/** Translates a key such as `board:smartTitle` into the reader's language. */
export type Words = (key: string, values?: Record<string, string | number>) => string

export interface LabelReader {
  unitSettings: UnitSettings
  pack: Pack
  words: Words
  language: string
  sentence?: (finding: Finding) => string
}

/** Returns a formatter of figures for a language. */
export function figureIn(language: string): LabelSource['figure'] {
  return (value, decimals, isFixed = false) => formatNumber(round(value, decimals), language, decimals, isFixed)
}

/** Returns the name of a floor. Only a bare number gets the word "floor"; names such as 3F or Basement already contain it. */
export function floorName(name: string, words: Words): string {
  return /^-?\d+$/.test(name) ? words('board:floor', { name }) : name
}

/** Returns the labels of one system for one reader: language, measures and equipment. */
export function systemLabels(
  system: Pick<System, 'name' | 'indoorUnits'>,
  { unitSettings, pack, words, language, sentence }: LabelReader,
): LabelSource {
  return {
    title: system.name,
    unitSettings,
    equipment: packEquipment(pack),
    itemOf: (id) => itemsById(system.indoorUnits).get(id),
    defaultLengthM: (diagram) => defaultLengthM(diagram, pack),
    figure: figureIn(language),
    ...(sentence && { sentence }),
    words: {
      smartTitle: (actual, rated) => words('board:smartTitle', { actual, rated }),
      cooling: (capacity) => words('board:cooling', { capacity }),
      heating: (capacity) => words('board:heating', { capacity }),
      required: (capacity) => words('board:required', { capacity }),
      place: (place) => words(`board:place.${place}`),
      mark: (mark) => words(`board:mark.${mark}`),
      bends: (count) => words('board:bends', { count }),
      defaultLength: (length) => words('board:defaultLength', { length }),
      floor: (name) => floorName(name, words),
    },
  }
}
