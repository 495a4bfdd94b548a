import { Button, Drawer, Skeleton, Textarea } from '@mantine/core'
import { useEffect, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FEEDBACK_LENGTHS, type FeedbackSummary } from '../../../contract/feedback'
import { callFailure } from '../../../platform/call-failure'
import { addToFeedback, feedbackPicture, getFeedback } from '../../../platform/feedback-calls'
import { useFormat } from '../../../ui/format'
import { Message } from '../../../ui/message/message'
import { StatusBadge } from '../../../ui/message/status-badge'
import { LoadError } from '../../../ui/paged/load-error'
import { useLoaded } from '../../../ui/paged/use-loaded'
import classes from '../feedback.module.css'

const WIDTH_PX = 560

interface OwnDrawerProps {
  summary: FeedbackSummary
  onClose: () => void
  /** It has been read, or something was added. */
  onChange: () => void
}

/** One's own feedback with its answers, and a place to add something. */
export function OwnDrawer({ summary: { feedbackId, number, subject, status }, onClose, onChange }: OwnDrawerProps) {
  const { t } = useTranslation(['feedback', 'app'])
  const format = useFormat()
  const { data, error, reload } = useLoaded(feedbackId, getFeedback)
  const [isFull, setFull] = useState(false)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isRead = data !== null
  useEffect(() => {
    if (isRead) onChange()
  }, [isRead, onChange])

  const add = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '') return
    setBusy(true)
    setFailure(null)
    try {
      await addToFeedback(feedbackId, text)
      setText('')
      reload()
      onChange()
    } catch (error_) {
      setFailure(callFailure(error_))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={!isFull}
      position="right"
      size={WIDTH_PX}
      padding="xl"
      classNames={{ title: classes.drawerTitle ?? '' }}
      title={t('titleOf', { number, subject })}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <div className={classes.drawer}>
        <div>
          <StatusBadge status={data?.status ?? status} />
        </div>
        {error === null ? null : <LoadError error={error} onRetry={reload} />}
        {data === null ? (
          error === null ? (
            <Skeleton height={160} />
          ) : null
        ) : (
          <Message
            text={data.text}
            facts={[
              [t('kind.label'), t(`kind.${data.kind}`)],
              [t('field.created'), format.dateTime(data.createdAt)],
              [t('field.page'), data.page],
              [t('field.browser'), data.browser],
            ]}
            pictures={data.pictures}
            loadPicture={feedbackPicture}
            notes={data.notes}
            onFull={setFull}
          />
        )}
        <form className={classes.reply} onSubmit={(event) => void add(event)}>
          <Textarea
            label={t('own.add')}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={FEEDBACK_LENGTHS.text}
            value={text}
            error={failure}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
            {t('own.send')}
          </Button>
        </form>
      </div>
    </Drawer>
  )
}
