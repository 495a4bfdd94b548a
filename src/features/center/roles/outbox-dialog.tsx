import { Modal, Skeleton } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { useFormat } from '../../../ui/words/format'
import { LoadError } from '../../../ui/paged/load-error'
import { Loading } from '../../../ui/paged/loading'
import { useLoaded } from '../../../ui/paged/use-loaded'
import classes from '../center.module.css'

const ask = (_question: null, signal: AbortSignal) => call(CALLS.operation.outbox, { signal })

/** Shows mail that no mail server has accepted, latest first, so that an administrator can pass its codes on. Opening it is logged. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['center', 'app'])
  const format = useFormat()
  const { data, error, reload } = useLoaded(null, ask)
  return (
    <Modal opened onClose={onClose} title={t('outbox.open')} size={640} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <p className={classes.reason}>{t('outbox.hint')}</p>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      {data === null && error === null ? (
        <Loading>
          <Skeleton height={120} radius="sm" />
        </Loading>
      ) : null}
      {data?.length === 0 ? <EmptyState icon={<IconMailCheck size={32} stroke={1.4} />} title={t('outbox.none')} /> : null}
      <ul className={classes.mails}>
        {data?.map(({ id, to, subject, text, createdAt }) => (
          <li key={id} className={classes.card}>
            <details>
              <summary>
                <strong>{to}</strong> · {subject} <span className={classes.muted}>{format.dateTime(createdAt)}</span>
              </summary>
              <p className={classes.mail}>{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
