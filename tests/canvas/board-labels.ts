import packJson from '../../packs/default.json'
import type { LabelSource } from '../../src/canvas/labels/label-source'
import { systemLabels } from '../../src/canvas/labels/system-labels'
import { readPack } from '../../src/contract/pack'
import { readCore } from '../../src/engine/core-file'
import { startMeasure } from '../../src/engine/measure'
import board from '../../src/locales/en/board.json'
import type { IndoorUnit } from '../../src/model/project'
import { METRIC } from '../../src/model/quantity'
import type { UnitSettings } from '../../src/model/quantity'

export const pack = readPack(packJson)

/** Labels in English with the real pack and the real conversions. */
export async function englishLabels(indoorUnits: IndoorUnit[] = [], unitSettings: UnitSettings = METRIC): Promise<LabelSource> {
  await startMeasure(readCore())
  const words = (key: string, values: Record<string, string | number> = {}): string => {
    const text = key
      .replace('board:', '')
      .split('.')
      .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], board)
    if (typeof text !== 'string') throw new Error(`no words for ${key}`)
    return Object.entries(values).reduce((said, [name, value]) => said.replace(`{{${name}}}`, String(value)), text)
  }
  return systemLabels({ name: 'System 1', indoorUnits }, { unitSettings, pack, words, language: 'en' })
}
