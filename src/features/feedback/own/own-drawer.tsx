import { Button, Textarea } from '@mantine/core'
import { useEffect, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FEEDBACK_LENGTHS, type FeedbackSummary } from '../../../contract/feedback'
import { callFailure } from '../../../platform/call-failure'
import { addToFeedback, feedbackPicture, getFeedback } from '../../../platform/feedback-calls'
import { useFormat } from '../../../ui/format'
import { MessageDrawer } from '../../../ui/message/message-drawer'
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
export function OwnDrawer({ summary, onClose, onChange }: OwnDrawerProps) {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const { feedbackId } = summary
  const loaded = useLoaded(feedbackId, getFeedback)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isRead = loaded.data !== null
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
      loaded.reload()
      onChange()
    } catch (error) {
      setFailure(callFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <MessageDrawer
      summary={summary}
      loaded={loaded}
      factsOf={({ kind, createdAt, page, browser }) => [
        [t('kind.label'), t(`kind.${kind}`)],
        [t('field.created'), format.dateTime(createdAt)],
        [t('field.page'), page],
        [t('field.browser'), browser],
      ]}
      loadPicture={feedbackPicture}
      width={WIDTH_PX}
      onClose={onClose}
    >
      <form onSubmit={(event) => void add(event)}>
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
        <Button type="submit" className={classes.reply ?? ''} loading={isBusy} disabled={text.trim() === ''}>
          {t('own.send')}
        </Button>
      </form>
    </MessageDrawer>
  )
}
