import { Button, Textarea } from '@mantine/core'
import { useEffect, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call, callForFile } from '../../../platform/call'
import type { FeedbackSummary } from '../../../contract/feedback'
import { FEEDBACK_LENGTHS } from '../../../contract/feedback-constants'
import { useFormat } from '../../../ui/words/format'
import { MessageDrawer } from '../../../ui/message/message-drawer'
import type { Drafts } from '../../../ui/message/use-drafts'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { useAct } from '../../../ui/hooks/use-act'
import classes from '../feedback.module.css'

const getFeedback = (feedbackId: string, signal: AbortSignal) => call(CALLS.feedback.get, { params: { feedbackId }, signal })
const feedbackPicture = (pictureId: string, signal: AbortSignal) => callForFile(CALLS.feedback.picture, { params: { pictureId }, signal })

const WIDTH_PX = 560

interface OwnDrawerProps {
  summary: FeedbackSummary
  drafts: Drafts
  onClose: () => void
  /** Called after the feedback was read, or a note was added. */
  onChange: () => void
}

/** Shows the user's feedback with its answers, and a form to add a note. */
export function OwnDrawer({ summary, drafts, onClose, onChange }: OwnDrawerProps) {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const { feedbackId } = summary
  const loaded = useLoaded(feedbackId, getFeedback)
  const text = drafts.of(feedbackId)
  const isEmpty = text.trim() === ''
  const isRead = loaded.data !== null
  useEffect(() => {
    if (isRead) onChange()
  }, [isRead, onChange])

  const { act, isBusy, failure } = useAct(async () => {
    await call(CALLS.feedback.add, { body: { feedbackId, text } })
    drafts.sent(feedbackId, text)
    loaded.reload()
    onChange()
  })
  const add = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!isEmpty) act()
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
      <form onSubmit={add}>
        <Textarea
          label={t('own.add')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={FEEDBACK_LENGTHS.text}
          value={text}
          readOnly={isBusy}
          error={failure}
          onChange={(event) => drafts.write(feedbackId, event.currentTarget.value)}
        />
        <Button type="submit" className={classes.reply ?? ''} loading={isBusy} disabled={isEmpty}>
          {t('own.send')}
        </Button>
      </form>
    </MessageDrawer>
  )
}
