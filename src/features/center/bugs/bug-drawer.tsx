import { Drawer, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeedbackSummary } from '../../../contract/feedback'
import { LANGUAGES, toLanguage } from '../../../platform/languages'
import { feedbackPicture, getFeedback } from '../../../platform/feedback-calls'
import { Can } from '../../../ui/can'
import { useFormat } from '../../../ui/format'
import { Message } from '../../../ui/message/message'
import { StatusBadge } from '../../../ui/message/status-badge'
import { LoadError } from '../../../ui/paged/load-error'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { AnswerForm } from './answer-form'
import classes from './bugs.module.css'

const WIDTH_PX = 640

interface BugDrawerProps {
  summary: FeedbackSummary
  answer: string
  onAnswer: (text: string) => void
  onClose: () => void
  onChange: () => void
}

/** One feedback in full, and the place to answer it. */
export function BugDrawer({ summary, answer, onAnswer, onClose, onChange }: BugDrawerProps) {
  const { t } = useTranslation(['feedback', 'app'])
  const format = useFormat()
  const { feedbackId, number, subject } = summary
  const { data, error, reload } = useLoaded(feedbackId, getFeedback)
  const [isFull, setFull] = useState(false)
  const { status } = data ?? summary
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
          <StatusBadge status={status} />
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
              [t('field.reporter'), `${data.userName} (${data.login})`],
              [t('kind.label'), t(`kind.${data.kind}`)],
              [t('field.created'), format.dateTime(data.createdAt)],
              [t('field.page'), data.page],
              [t('field.version'), /^\d{4}-/.test(data.version) ? format.dateTime(data.version) : data.version],
              [t('field.language'), LANGUAGES[toLanguage(data.language)].name],
              [t('field.browser'), data.browser],
            ]}
            pictures={data.pictures}
            loadPicture={feedbackPicture}
            notes={data.notes}
            onFull={setFull}
          />
        )}
        <Can permission="center:bug">
          <AnswerForm
            feedbackId={feedbackId}
            status={status}
            text={answer}
            onText={onAnswer}
            onAnswered={() => {
              reload()
              onChange()
            }}
          />
        </Can>
      </div>
    </Drawer>
  )
}
