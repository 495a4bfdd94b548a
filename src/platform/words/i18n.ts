import i18next, { type BackendModule, type FormatterModule, type i18n, type ReadCallback } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { LANGUAGE_CODES, toLanguage } from './languages'
import { formatNumber, intlTag } from './locale'

const COOKIE_MINUTES = 365 * 24 * 60
const FALLBACK = 'en'

/** Files of the texts of shell and sign-in; `later-texts` has the others. */
const firstTexts = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*/{app,ui,account}.json')

/** Returns the texts of a namespace in a language; empty where the language has no such file. */
async function textsOf(language: string, namespace: string): Promise<Record<string, unknown>> {
  const path = `../../locales/${language}/${namespace}.json`
  const load = firstTexts[path] ?? (await import('./later-texts')).laterTexts[path]
  return load ? (await load()).default : {}
}

/** Loads a namespace of a language when it is first requested; a language without the file gives an empty one, and English is used. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, callback: ReadCallback) => {
    textsOf(language, namespace).then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}

/** Names of values that are counts or ordinals. */
const COUNTS = new Set([
  'count',
  'at',
  'line',
  'max',
  'of',
  'page',
  'pages',
  'pipes',
  'row',
  'shown',
  'total',
  'units',
  'visitors',
  'visits',
])

/** Formats counts in the interface language; all other values come formatted. */
const writtenCounts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _name, language = FALLBACK, options) =>
    typeof value === 'number' && COUNTS.has(String(options?.['interpolationkey'])) ? formatNumber(value, language) : (value as string),
}

let announceStart: () => void = () => undefined
const started = new Promise<void>((resolve) => (announceStart = resolve))

/** Loads texts before a screen is drawn: a screen that finds them missing is redrawn for each. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  await started
  await i18next.loadNamespaces(namespaces)
}

/** Starts the translations with the language of the cookie, else of the browser. Resolves when the shell's own texts are loaded. */
export async function startTranslations(): Promise<i18n> {
  const detector = new LanguageDetector()
  await i18next
    .use(lazyFiles)
    .use(writtenCounts)
    .use(detector)
    .use(initReactI18next)
    .init({
      fallbackLng: FALLBACK,
      supportedLngs: [...LANGUAGE_CODES],
      load: 'languageOnly',
      ns: ['ui', 'app'],
      defaultNS: 'app',
      returnEmptyString: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      detection: {
        order: ['cookie', 'navigator'],
        caches: ['cookie'],
        lookupCookie: 'language',
        cookieMinutes: COOKIE_MINUTES,
        cookieOptions: { path: '/', sameSite: 'lax' },
        convertDetectedLanguage: (code) => toLanguage(code),
      },
    })
  announceStart()
  document.documentElement.lang = intlTag(i18next.language)
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = intlTag(language)
  })
  return i18next
}
