import type { MissingInput } from '../../model/finding/missing-input'
import { intlTag } from './locale'

type Words = (key: string, values?: Record<string, string | number>) => string

/** Lists the inputs that limits lack: "room area missing (8 rooms), ceiling height missing (8 rooms)"; empty where nothing is missing. */
export function missingText(inputs: readonly MissingInput[], words: Words, language: string): string {
  const parts = inputs.map(({ missing, count }) => words(`ui:missing.${missing}`, { count }))
  // A list of measures would stand without any sign between them in Chinese and Russian.
  return new Intl.ListFormat(intlTag(language), { type: 'conjunction', style: 'narrow' }).format(parts)
}

/** Returns the missing inputs as a sentence that says that nothing was checked. */
export function notCheckedText(inputs: readonly MissingInput[], words: Words, language: string): string {
  return words('ui:notChecked', { what: missingText(inputs, words, language) })
}
