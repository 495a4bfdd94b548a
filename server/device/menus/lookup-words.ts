import de from '../../../src/locales/de/lookup.json'
import en from '../../../src/locales/en/lookup.json'
import es from '../../../src/locales/es/lookup.json'
import fr from '../../../src/locales/fr/lookup.json'
import hr from '../../../src/locales/hr/lookup.json'
import id from '../../../src/locales/id/lookup.json'
import it from '../../../src/locales/it/lookup.json'
import my from '../../../src/locales/my/lookup.json'
import pt from '../../../src/locales/pt/lookup.json'
import ru from '../../../src/locales/ru/lookup.json'
import vi from '../../../src/locales/vi/lookup.json'
import zh from '../../../src/locales/zh/lookup.json'
import type { IndoorUnitType } from '../../../src/model/project/project'
import type { UnitRefusal } from '../../../src/model/pack-rules/series/refused-units'
import { round } from '../../../src/engine/measure/measure'
import { menuWord } from './menu-words'

const WORDS: Readonly<Record<string, typeof en>> = { ...{ de, en, es, fr, hr, id }, ...{ it, my, pt, ru, vi, zh } }

/** Types whose name is that of their kind. */
const TYPE_OF_KIND = { fa: 'FA', hdo: 'HDO', ahu: 'AHU', hrv: 'HRV' } as const

function wordsOf(language: string): typeof en {
  return (Object.hasOwn(WORDS, language) ? WORDS[language] : undefined) ?? en
}

/** Returns the name of a kind of units in the language of an interface code. */
export function kindWord(kind: IndoorUnitType, language: string): string {
  if (kind === 'idu') return wordsOf(language).indoorUnit
  return menuWord('type', TYPE_OF_KIND[kind], language) ?? kind
}

/** Returns the name of a mode of outdoor units in the language of an interface code. */
export function modeWord(mode: 'HP' | 'HR', language: string): string {
  return wordsOf(language).mode[mode]
}

/** Returns why an outdoor unit refuses a unit, as a sentence in the language of an interface code. */
export function refusalSentence({ code, values }: UnitRefusal, language: string): string {
  return wordsOf(language).refusal[code].replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const value = values[name] ?? ''
    return String(typeof value === 'number' ? round(value, 1) : value)
  })
}
