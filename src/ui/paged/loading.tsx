import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import spoken from '../frame/spoken.module.css'

/** Skeletons of what is on its way, and one spoken word for who cannot see them. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <div role="status">
      <span className={spoken.spoken}>{t('loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
