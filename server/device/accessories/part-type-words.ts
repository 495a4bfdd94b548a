import de from '../../../src/locales/de/parts.json'
import en from '../../../src/locales/en/parts.json'
import es from '../../../src/locales/es/parts.json'
import fr from '../../../src/locales/fr/parts.json'
import hr from '../../../src/locales/hr/parts.json'
import id from '../../../src/locales/id/parts.json'
import it from '../../../src/locales/it/parts.json'
import my from '../../../src/locales/my/parts.json'
import pt from '../../../src/locales/pt/parts.json'
import ru from '../../../src/locales/ru/parts.json'
import vi from '../../../src/locales/vi/parts.json'
import zh from '../../../src/locales/zh/parts.json'
import type { ControllerKind } from '../../../src/contract/device/accessories'
import type { PartType } from '../../../src/model/project/unit-part'

const WORDS: Readonly<Record<string, typeof en>> = { ...{ de, en, es, fr, hr, id }, ...{ it, my, pt, ru, vi, zh } }

/** Returns the name of a type of accessories in the language of an interface code, English for any other. */
export function partTypeWord(type: PartType, language: string): string {
  return ((Object.hasOwn(WORDS, language) ? WORDS[language] : undefined) ?? en).type[type]
}

/** Returns the name of a kind of controllers in the language of an interface code, English for any other. */
export function controllerKindWord(kind: ControllerKind, language: string): string {
  return ((Object.hasOwn(WORDS, language) ? WORDS[language] : undefined) ?? en).controller[kind]
}
