import { createInstance } from 'i18next'
import type { Finding } from '../../model/finding/finding'
import type { UnitSettings } from '../../model/project/quantity'
import { findingWords } from './finding-words'
import { repairWords } from '../repair/repair-words'

const SOURCE_LANGUAGE = 'en'

/** Returns the sentence of a finding, or of its suggestion; empty for a finding without a suggestion. */
export type SayFinding = (finding: Finding, part?: 'repair') => string

/** Returns each finding as a sentence of a language with the reader's measures, without a browser; English where the language has no sentences. */
export async function findingSentences(language: string, settings: UnitSettings): Promise<SayFinding> {
  const english = await sentencesOf(SOURCE_LANGUAGE)
  const own = language === SOURCE_LANGUAGE ? english : await sentencesOf(language)
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: SOURCE_LANGUAGE,
    resources: { [SOURCE_LANGUAGE]: { findings: english }, [language]: { findings: own } },
    defaultNS: 'findings',
    interpolation: { escapeValue: false },
  })
  return (finding, part) => {
    if (part === undefined) return i18n.t(finding.code, { ...findingWords(finding.values, settings), defaultValue: finding.code })
    const { repair } = finding
    return repair ? i18n.t(`repair.${repair.code}`, repairWords(repair, settings)) : ''
  }
}

async function sentencesOf(language: string): Promise<Record<string, string>> {
  if (!/^[a-z]{2}$/.test(language)) return {}
  try {
    const file = (await import(`../../locales/${language}/findings.json`)) as { default: Record<string, string> }
    return file.default
  } catch {
    return {}
  }
}
