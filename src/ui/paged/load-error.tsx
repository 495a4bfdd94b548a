import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Failure } from '../feedback/failure'
import classes from './paged.module.css'

/** What could not be loaded, why, and another try. */
export function LoadError({ error, onRetry }: { error: string; onRetry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <Failure title={t('paged.loadFailed')}>
      <p className={classes.reason}>{error}</p>
      <Button variant="default" onClick={onRetry}>
        {t('paged.retry')}
      </Button>
    </Failure>
  )
}
