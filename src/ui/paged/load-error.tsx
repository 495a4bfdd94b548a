import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Failure } from '../feedback/failure'
import classes from './paged.module.css'

/** Shows what could not be loaded and why, with a button that tries again. */
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
