import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FEEDBACK_KINDS, FEEDBACK_LENGTHS } from '../../../contract/feedback-constants'
import { LANGUAGES, toLanguage } from '../../../platform/words/languages'
import { notify } from '../../../platform/notify'
import { newDraft, replaceDraft, feedbackDrafts, openDraft, type FeedbackDraft } from '../../../state/page/feedback-draft'
import { settings } from '../../../state/page/settings'
import { useFormat } from '../../../ui/words/format'
import { notifyUndo } from '../../../ui/feedback/notify-undo'
import { useDroppedFiles } from '../../../ui/hooks/use-dropped-files'
import { Failure } from '../../../ui/feedback/failure'
import classes from '../feedback.module.css'
import { usePictures } from '../pictures/use-pictures'
import { browserWords } from './browser-words'
import { PictureField } from './picture-field'
import { useSending } from './use-sending'
import { useSnapshot } from 'valtio'

/** Returns the signed-in user's draft and a function that changes it. The draft survives a reload. */
function useDraft(userId: string): { draft: FeedbackDraft; change: (part: Partial<FeedbackDraft>) => void } {
  const [first] = useState(openDraft)
  const draft = useSnapshot(feedbackDrafts, { sync: true }).byUser[userId] ?? first
  return { draft, change: (part) => replaceDraft({ ...draft, ...part }) }
}

/** Edits a new feedback with text, area and images. The draft stays in this browser until it is sent or cleared. */
export function FeedbackForm({ userId, onSent }: { userId: string; onSent: () => void }) {
  const { t, i18n } = useTranslation('feedback')
  const format = useFormat()
  const element = useRef<HTMLFormElement>(null)
  const { draft, change } = useDraft(userId)
  const pictures = usePictures(userId)
  const { isSending, progress, failure, send, cancel } = useSending()
  const [isChecked, setChecked] = useState(false)
  const drop = useDroppedFiles((files) => {
    if (!isSending) pictures.add(files)
  })
  const isWaiting = pictures.pictures.some(({ file }) => file === null)
  const isWritten = draft.subject !== '' || draft.text !== '' || pictures.pictures.length > 0
  const browser = browserWords(navigator, window)
  const language = toLanguage(i18n.language)
  const version = settings.frontEndVersion
  const missing = (text: string, sentence: string): string | null => (isChecked && text.trim() === '' ? sentence : null)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setChecked(true)
    const firstMissing = [draft.subject, draft.text].findIndex((text) => text.trim() === '')
    if (firstMissing >= 0) {
      element.current?.querySelector<HTMLElement>(firstMissing === 0 ? '[name=subject]' : '[name=text]')?.focus()
      return
    }
    const { isBrowserTold, ...written } = draft
    const ready = pictures.pictures.flatMap(({ id, file }) => (file ? [{ id, file }] : []))
    const sent = await send({ ...written, version, language, browser: isBrowserTold ? browser : '' }, ready)
    if (!sent) return
    pictures.clear()
    replaceDraft(newDraft())
    setChecked(false)
    notify('good', t('form.sent', { number: sent.number }))
    onSent()
  }
  const clear = (): void => {
    const bringBack = pictures.clear()
    replaceDraft(newDraft())
    setChecked(false)
    notifyUndo(t('form.cleared'), t('form.undo'), () => {
      replaceDraft({ ...draft })
      bringBack()
    })
  }

  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      aria-label={t('form.title')}
      data-dropping={drop.isOver}
      onSubmit={(event) => void submit(event)}
      {...drop.handlers}
    >
      <h2 className={classes.sectionTitle}>{t('form.title')}</h2>
      <div className={classes.pair}>
        <TextInput
          name="subject"
          label={t('field.subject')}
          withAsterisk
          maxLength={FEEDBACK_LENGTHS.subject}
          disabled={isSending}
          value={draft.subject}
          error={missing(draft.subject, t('form.noSubject'))}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <Select
          label={t('kind.label')}
          allowDeselect={false}
          disabled={isSending}
          data={FEEDBACK_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          value={draft.kind}
          onChange={(kind) => kind && change({ kind })}
        />
      </div>
      <Textarea
        name="text"
        label={t(draft.kind === 'fault' || draft.kind === 'data' ? 'form.whatFault' : 'form.whatWish')}
        withAsterisk
        autosize
        minRows={6}
        maxRows={14}
        maxLength={FEEDBACK_LENGTHS.text}
        disabled={isSending}
        value={draft.text}
        error={missing(draft.text, t('form.noText'))}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <PictureField pictures={pictures} progress={progress} isSending={isSending} />
      <TextInput
        label={t('field.page')}
        description={t('form.pageHint')}
        maxLength={FEEDBACK_LENGTHS.page}
        disabled={isSending}
        value={draft.page}
        onChange={(event) => change({ page: event.currentTarget.value })}
      />
      <Checkbox
        label={t('form.tellBrowser')}
        description={browser}
        disabled={isSending}
        checked={draft.isBrowserTold}
        onChange={(event) => change({ isBrowserTold: event.currentTarget.checked })}
      />
      <p className={classes.hint}>
        {t('form.sentWith', { language: LANGUAGES[language].name, version: /^\d{4}-/.test(version) ? format.dateTime(version) : version })}
      </p>
      {failure === null ? null : <Failure>{failure === 'offline' ? t('form.offline') : t('form.failed', failure)}</Failure>}
      <div className={classes.buttons}>
        <span className={classes.hint}>{isWritten && !isSending ? t('form.kept') : ''}</span>
        {isSending ? (
          <Button variant="default" onClick={cancel}>
            {t('form.cancel')}
          </Button>
        ) : (
          <Button variant="default" disabled={!isWritten || isWaiting} onClick={clear}>
            {t('form.clear')}
          </Button>
        )}
        <Button type="submit" loading={isSending} disabled={isWaiting} leftSection={<IconSend size={16} aria-hidden="true" />}>
          {t('form.send')}
        </Button>
      </div>
    </form>
  )
}
