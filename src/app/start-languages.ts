import type { i18n } from 'i18next'
import { startTranslations } from '../platform/words/i18n'
import { settings } from '../state/page/settings'

/** Starts the translations, keeps the settings in sync, and fetches the Chinese font when it is needed. */
export async function startLanguages(): Promise<i18n> {
  const translations = await startTranslations()
  const follow = (language: string): void => {
    settings.language = language
    if (language === 'zh') void loadChineseType()
  }
  translations.on('languageChanged', follow)
  follow(translations.language)
  if (translations.language === 'zh') await loadChineseType()
  return translations
}

/** The font comes in many small files; the browser fetches only those whose characters are on the page. */
async function loadChineseType(): Promise<void> {
  await Promise.all([import('@fontsource/noto-sans-sc/400.css'), import('@fontsource/noto-sans-sc/600.css')])
  await document.fonts.load('13px "Noto Sans SC"', '多联机')
}
