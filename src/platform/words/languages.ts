/** The interface languages in the order they are offered, with their own names, request-header locales and `Intl` tags. */
export const LANGUAGES = {
  en: { name: 'English', header: 'en-US', intl: 'en' },
  zh: { name: '中文', header: 'zh-CN', intl: 'zh-CN' },
  es: { name: 'Español', header: 'es_ES', intl: 'es' },
  id: { name: 'Bahasa Indonesia', header: 'id_ID', intl: 'id' },
  ru: { name: 'Русский', header: 'ru_RU', intl: 'ru' },
  vi: { name: 'Tiếng Việt', header: 'vi_VN', intl: 'vi' },
  my: { name: 'Bahasa Melayu', header: 'ms_MY', intl: 'ms' },
  it: { name: 'Italiano', header: 'it_IT', intl: 'it' },
  de: { name: 'Deutsch', header: 'de_DE', intl: 'de' },
  fr: { name: 'Français', header: 'fr_FR', intl: 'fr' },
  hr: { name: 'Hrvatski', header: 'hr_HR', intl: 'hr' },
  pt: { name: 'Português', header: 'pt_PT', intl: 'pt' },
} as const

export type Language = keyof typeof LANGUAGES

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES
}

/** Returns the interface language for a code such as `zh-CN` or `ms`; English where the product has none. */
export function toLanguage(code: string | undefined): Language {
  const short = (code ?? '').toLowerCase().split(/[-_]/)[0] ?? ''
  if (short === 'ms') return 'my'
  return isLanguage(short) ? short : 'en'
}
