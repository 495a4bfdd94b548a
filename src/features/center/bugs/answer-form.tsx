import { Button, Select, Textarea } from '@mantine/core'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { FEEDBACK_LENGTHS, FEEDBACK_STATUSES, type FeedbackStatus } from '../../../contract/feedback-constants'
import { notify } from '../../../platform/notify'
import { Failure } from '../../../ui/feedback/failure'
import { useAct } from '../../../ui/hooks/use-act'
import classes from './bugs.module.css'

interface AnswerFormProps {
  feedbackId: string
  status: FeedbackStatus
  /** The draft of the answer, which outlives the drawer. */
  text: string
  onText: (text: string) => void
  /** Called after the text has been sent. */
  onAnswered: (text: string) => void
}

/** Sends an answer, a new status, or both; the reporter gets a mail. Ctrl Enter sends. */
export function AnswerForm({ feedbackId, status, text, onText, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation('feedback')
  const [chosen, setChosen] = useState<FeedbackStatus | null>(null)
  const next = chosen ?? status
  const saysNothing = text.trim() === '' && next === status

  const { act, isBusy, failure } = useAct(async () => {
    await call(CALLS.feedback.answer, { body: { feedbackId, text, status: next } })
    setChosen(null)
    notify('good', t('bugs.answered'))
    onAnswered(text)
  })
  const answer = (): void => {
    if (!saysNothing) act()
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    answer()
  }
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    answer()
  }

  return (
    <form onSubmit={submit}>
      {failure === null ? null : <Failure>{failure}</Failure>}
      <Textarea
        label={t('bugs.answer')}
        description={t('bugs.answerHint')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={FEEDBACK_LENGTHS.text}
        value={text}
        readOnly={isBusy}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={byKey}
      />
      <div className={classes.acts}>
        <Select
          aria-label={t('ui:message.status.label')}
          allowDeselect={false}
          disabled={isBusy}
          w={170}
          data={FEEDBACK_STATUSES.map((known) => ({ value: known, label: t(`ui:message.status.${known}`) }))}
          value={next}
          onChange={(value) => setChosen(FEEDBACK_STATUSES.find((known) => known === value) ?? null)}
        />
        <Button type="submit" loading={isBusy} disabled={saysNothing}>
          {t(text.trim() === '' ? 'bugs.setStatus' : 'bugs.send')}
        </Button>
      </div>
    </form>
  )
}
