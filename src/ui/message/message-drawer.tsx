import { Drawer, Skeleton } from '@mantine/core'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from '../paged/load-error'
import { Loading } from '../paged/loading'
import type { Loaded } from '../paged/use-loaded'
import { Message } from './message'
import classes from './message.module.css'
import { StatusBadge } from './status-badge'

type MessageProps = ComponentProps<typeof Message>
type Status = ComponentProps<typeof StatusBadge>['status']

interface MessageDrawerProps<Detail> {
  /** The row of the list, shown until the whole message has been loaded. */
  summary: { number: number; subject: string; status: Status }
  loaded: Pick<Loaded<Detail>, 'data' | 'error' | 'reload'>
  factsOf: (detail: Detail) => MessageProps['facts']
  loadPicture: MessageProps['loadPicture']
  width: number
  onClose: () => void
  /** The form below, for an answer to the message. */
  children: ReactNode
}

/** Shows one message to the company in full, beside the list it was opened from. */
export function MessageDrawer<Detail extends Pick<MessageProps, 'text' | 'pictures' | 'notes'> & { status: Status }>(
  props: MessageDrawerProps<Detail>,
) {
  const {
    summary: { number, subject, status },
    loaded: { data, error, reload },
    factsOf,
    loadPicture,
    width,
    onClose,
    children,
  } = props
  const { t } = useTranslation(['ui', 'app'])
  const [isFull, setFull] = useState(false)
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={!isFull}
      position="right"
      size={width}
      padding="xl"
      classNames={{ title: classes.drawerTitle ?? '' }}
      title={t('message.titleOf', { number, subject })}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <div className={classes.drawer}>
        <div>
          <StatusBadge status={data?.status ?? status} />
        </div>
        {error === null ? null : <LoadError error={error} onRetry={reload} />}
        {data === null && error === null ? (
          <Loading>
            <Skeleton height={160} />
          </Loading>
        ) : null}
        {data === null ? null : (
          <Message
            text={data.text}
            facts={factsOf(data)}
            pictures={data.pictures}
            loadPicture={loadPicture}
            notes={data.notes}
            onFull={setFull}
          />
        )}
        {children}
      </div>
    </Drawer>
  )
}
