import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import spoken from '../frame/spoken.module.css'

/** Shows skeletons while loading, with a word for screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <div role="status">
      <span className={spoken.spoken}>{t('loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
