import { Anchor, Button, TextInput } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE } from '../../../contract/envelope'
import { CallError } from '../../../platform/http/call-error'
import type { Entrance } from '../commands/open-session'
import { signIn, type SignInCall } from '../commands/sign-in'
import { entryFailure } from '../entry-failure'
import { PasswordField } from '../fields/password-field'
import { asClock, useCountdown } from '../fields/use-countdown'
import { focusField } from '../focus-field'
import { Notice } from '../frame/notice'
import classes from '../frame/panel.module.css'
import { reregistration } from '../reregistration'

export interface SignInFormProps {
  by: SignInCall
  /** True when another way above this form is the primary one. */
  isQuiet: boolean
  /** The initial account name. */
  known: string | null
  onEntered: (entrance: Entrance) => void
  onForgotten: () => void
  onExpired: () => void
}

/** Asks for account and password. Errors are shown here, and the password keeps the focus. */
export function SignInForm({ by, isQuiet, known, onEntered, onForgotten, onExpired }: SignInFormProps) {
  const { t } = useTranslation('account')
  const form = useRef<HTMLFormElement>(null)
  const [account, setAccount] = useState(known ?? '')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const wait = useCountdown()
  const isHeld = wait.seconds > 0

  const fail = (failure: unknown): void => {
    if (failure instanceof CallError && failure.code === CODE.guestExpired) {
      reregistration.known = { personalEmail: account.trim(), ...(failure.data ?? {}) }
      onExpired()
      return
    }
    const { text, waitSeconds } = entryFailure(failure, t)
    if (waitSeconds) wait.start(waitSeconds)
    setError(text)
    focusField(form.current, ['password'])
  }
  const name = (text: string): void => {
    setAccount(text)
    // The wait applies to the named account; another one may be tried, and the server refuses it if needed.
    if (!isHeld) return
    wait.stop()
    setError(null)
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isHeld || isBusy) return
    const empty = [...(account.trim() === '' ? ['username'] : []), ...(password === '' ? ['password'] : [])]
    setError(empty.length > 0 ? t('error.missing') : null)
    if (empty.length > 0) {
      focusField(form.current, empty)
      return
    }
    setBusy(true)
    try {
      onEntered(await signIn(by, account, password))
    } catch (failure) {
      fail(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      {error && !isHeld ? <Notice kind="error" text={error} /> : null}
      {isHeld ? (
        <Notice kind="error" text={`${t('error.tooMany')} ${t('error.again', { time: asClock(wait.seconds) })}`} isTicking />
      ) : null}
      <TextInput
        label={by === 'directory' ? t('staffAccount') : t('account')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={account}
        onChange={(event) => name(event.currentTarget.value)}
      />
      <PasswordField label={t('password')} name="password" autoComplete="current-password" value={password} onType={setPassword} />
      <Button type="submit" fullWidth variant={isQuiet ? 'default' : 'filled'} loading={isBusy} disabled={isHeld}>
        {t('signIn')}
      </Button>
      {by === 'directory' ? (
        <p className={classes.note}>{t('staffNote')}</p>
      ) : (
        <Anchor component="button" type="button" className={classes.forgotten} onClick={onForgotten}>
          {t('forgotten')}
        </Anchor>
      )}
    </form>
  )
}
