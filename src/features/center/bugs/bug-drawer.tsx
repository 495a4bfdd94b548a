import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call, callForFile } from '../../../platform/call'
import type { FeedbackSummary } from '../../../contract/feedback'
import { LANGUAGES, toLanguage } from '../../../platform/words/languages'
import { Can } from '../../../ui/frame/can'
import { useFormat } from '../../../ui/words/format'
import { MessageDrawer } from '../../../ui/message/message-drawer'
import type { Drafts } from '../../../ui/message/use-drafts'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { AnswerForm } from './answer-form'

const getFeedback = (feedbackId: string, signal: AbortSignal) => call(CALLS.feedback.get, { params: { feedbackId }, signal })
const feedbackPicture = (pictureId: string, signal: AbortSignal) => callForFile(CALLS.feedback.picture, { params: { pictureId }, signal })

const WIDTH_PX = 640

interface BugDrawerProps {
  summary: FeedbackSummary
  answers: Drafts
  onClose: () => void
  onChange: () => void
}

/** Shows one feedback in full, with the form to answer it. */
export function BugDrawer({ summary, answers, onClose, onChange }: BugDrawerProps) {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const { feedbackId } = summary
  const loaded = useLoaded(feedbackId, getFeedback)
  return (
    <MessageDrawer
      summary={summary}
      loaded={loaded}
      factsOf={({ userName, login, kind, createdAt, page, version, language, browser }) => [
        [t('field.reporter'), `${userName} (${login})`],
        [t('kind.label'), t(`kind.${kind}`)],
        [t('field.created'), format.dateTime(createdAt)],
        [t('field.page'), page],
        [t('field.version'), /^\d{4}-/.test(version) ? format.dateTime(version) : version],
        [t('field.language'), LANGUAGES[toLanguage(language)].name],
        [t('field.browser'), browser],
      ]}
      loadPicture={feedbackPicture}
      width={WIDTH_PX}
      onClose={onClose}
    >
      <Can permission="center:bug">
        <AnswerForm
          feedbackId={feedbackId}
          status={(loaded.data ?? summary).status}
          text={answers.of(feedbackId)}
          onText={(text) => answers.write(feedbackId, text)}
          onAnswered={(text) => {
            answers.sent(feedbackId, text)
            loaded.reload()
            onChange()
          }}
        />
      </Can>
    </MessageDrawer>
  )
}
