import { Anchor, Button, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { setNewPassword } from '../commands/set-new-password'
import { entryFailure } from '../entry-failure'
import { MailCodeField } from '../fields/mail-code-field'
import { NewPasswordFields } from '../fields/new-password-fields'
import { without, wrongCodeAndPassword, wrongEmail, type FieldErrors } from '../field-errors'
import { focusField } from '../focus-field'
import { Notice } from '../frame/notice'
import classes from '../frame/panel.module.css'

const EMPTY = { password: '', repeated: '' }

/** Sets a new password with a code that is sent to the account's mailbox. */
export function RetrievalPanel({ onDone, onBack }: { onDone: (email: string) => void; onBack: () => void }) {
  const { t } = useTranslation('account')
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [passwords, setPasswords] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [general, setGeneral] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const blame = (field: string, text: string): void => {
    setErrors((others) => ({ ...others, [field]: text }))
    focusField(form.current, [field])
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const found = { ...wrongEmail(email, t), ...wrongCodeAndPassword(code, passwords, t) }
    setErrors(found)
    setGeneral(null)
    if (Object.keys(found).length > 0) {
      focusField(form.current, Object.keys(found))
      return
    }
    setBusy(true)
    try {
      await setNewPassword(email, code, passwords.password)
      onDone(email.trim())
    } catch (error) {
      const { text, field } = entryFailure(error, t)
      if (field) blame(field, text)
      else setGeneral(text)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <h1 className={classes.title}>{t('retrieval.title')}</h1>
      <p className={classes.lead}>{t('retrieval.lead')}</p>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
        {general ? <Notice kind="error" text={general} /> : null}
        <TextInput
          label={t('email')}
          name="personalEmail"
          type="email"
          autoComplete="username"
          value={email}
          error={errors['personalEmail']}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <MailCodeField
          purpose="retrieve"
          email={email}
          value={code}
          onChange={setCode}
          errors={errors}
          onError={blame}
          onSent={() => setErrors((now) => without(now, ['personalEmail', 'verificationCode']))}
        />
        <NewPasswordFields value={passwords} onChange={setPasswords} errors={errors} />
        <Button type="submit" fullWidth loading={isBusy}>
          {t('retrieval.submit')}
        </Button>
        <Anchor component="button" type="button" className={classes.forgotten} onClick={onBack}>
          <IconArrowLeft size={14} aria-hidden="true" /> {t('backToSignIn')}
        </Anchor>
      </form>
    </>
  )
}
