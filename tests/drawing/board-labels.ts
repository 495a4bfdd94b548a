import packJson from '../../packs/default.json'
import type { LabelSource } from '../../src/drawing/labels/label-source'
import { systemLabels } from '../../src/drawing/labels/system-labels'
import type { Words } from '../../src/drawing/labels/system-labels'
import { readPack } from '../../src/contract/pack'
import { readCore } from '../../src/engine/host/core-file'
import { startMeasure } from '../../src/engine/measure/measure'
import board from '../../src/locales/en/board.json'
import type { IndoorUnit } from '../../src/model/project/project'
import { METRIC } from '../../src/model/project/quantity'
import type { UnitSettings } from '../../src/model/project/quantity'

export const pack = readPack(packJson)

/** The board's words out of one language's file, the figures put in. */
export function boardWords(board: object): Words {
  return (key, values = {}) => {
    const text = key
      .replace('board:', '')
      .split('.')
      .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], board)
    if (typeof text !== 'string') throw new Error(`no words for ${key}`)
    return Object.entries(values).reduce((said, [name, value]) => said.replace(`{{${name}}}`, String(value)), text)
  }
}

/** Labels in English with the real pack and the real conversions. */
export async function englishLabels(indoorUnits: IndoorUnit[] = [], unitSettings: UnitSettings = METRIC): Promise<LabelSource> {
  await startMeasure(readCore())
  return systemLabels({ name: 'System 1', indoorUnits }, { unitSettings, pack, words: boardWords(board), language: 'en' })
}
