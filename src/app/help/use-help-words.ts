import { useTranslation } from 'react-i18next'
import { keptStop } from '../tour/tour-state'
import { TOUR } from '../tour/tour-steps'

/** Texts of the help, which are loaded when it is first opened. */
export const HELP_TEXTS = ['help', 'panels']

/** Returns the names of the helps. They are keys while the texts are not loaded. */
export function useHelpWords(): { tour: string; why: string } {
  const { t } = useTranslation(HELP_TEXTS, { useSuspense: false })
  const at = keptStop()
  return {
    tour: at > 0 ? t('help:tour.goOn', { at: at + 1, count: TOUR.length }) : t('help:tour.start'),
    why: t('panels:why.title'),
  }
}
