import { Button, Select, Textarea } from '@mantine/core'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FEEDBACK_LENGTHS, FEEDBACK_STATUSES, type FeedbackStatus } from '../../../contract/feedback'
import { callFailure } from '../../../platform/call-failure'
import { answerFeedback } from '../../../platform/feedback-calls'
import { notify } from '../../../platform/notify'
import { Failure } from '../../../ui/failure'
import classes from './bugs.module.css'

interface AnswerFormProps {
  feedbackId: string
  status: FeedbackStatus
  /** What has been written so far; it outlives the drawer. */
  text: string
  onText: (text: string) => void
  onAnswered: () => void
}

/** An answer, another status, or both; the reporter is mailed. Ctrl Enter sends. */
export function AnswerForm({ feedbackId, status, text, onText, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation('feedback')
  const [chosen, setChosen] = useState<FeedbackStatus | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const next = chosen ?? status
  const saysNothing = text.trim() === '' && next === status

  const answer = async (): Promise<void> => {
    if (saysNothing || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await answerFeedback({ feedbackId, text, status: next })
      onText('')
      setChosen(null)
      notify('good', t('bugs.answered'))
      onAnswered()
    } catch (error) {
      setFailure(callFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void answer()
  }
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void answer()
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
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={byKey}
      />
      <div className={classes.acts}>
        <Select
          aria-label={t('status.label')}
          allowDeselect={false}
          w={170}
          data={FEEDBACK_STATUSES.map((known) => ({ value: known, label: t(`status.${known}`) }))}
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
