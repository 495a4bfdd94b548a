import { Alert, Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './paged.module.css'

/** What could not be loaded, why, and another try. */
export function LoadError({ error, onRetry }: { error: string; onRetry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <Alert
      classNames={{ root: classes.error ?? '', title: classes.errorTitle ?? '' }}
      role="alert"
      color="var(--danger-fill)"
      icon={<IconAlertCircle size={18} aria-hidden="true" />}
      title={t('paged.loadFailed')}
    >
      <p className={classes.reason}>{error}</p>
      <Button variant="default" onClick={onRetry}>
        {t('paged.retry')}
      </Button>
    </Alert>
  )
}
