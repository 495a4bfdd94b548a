import { useTranslation } from 'react-i18next'
import type { Pack } from '../../contract/pack'
import { partWords, type PartWords } from '../../contract/pack/part-words'

/** Returns the words of a part in the language of the page; for an id that the pack does not have the id is the name. */
export function usePartWords(pack: Pack): (id: string) => PartWords {
  const { i18n } = useTranslation()
  return (id) => partWords(pack, id, i18n.language)
}
