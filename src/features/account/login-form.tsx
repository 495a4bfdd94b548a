import { Alert, Button, Divider, PasswordInput, TextInput } from '@mantine/core'
import { IconAlertCircle, IconArrowRight } from '@tabler/icons-react'
import { useCallback, useEffect, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchLoginKey } from '../../platform/account-calls'
import { signIn, signInToDemo } from './commands/sign-in'
import { signInError } from './sign-in-error'

type Busy = 'account' | 'demo' | null

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('account')
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [isDemoOffered, setDemoOffered] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<Busy>(null)

  const askServer = useCallback(() => {
    fetchLoginKey().then(
      (key) => {
        setDemoOffered(key.isDemoOffered)
        setError(null)
      },
      (failure: unknown) => setError(signInError(failure, t)),
    )
  }, [t])
  useEffect(askServer, [askServer])

  const enter = async (kind: 'account' | 'demo', act: () => Promise<void>): Promise<void> => {
    setBusy(kind)
    setError(null)
    try {
      await act()
      onSignedIn()
    } catch (failure) {
      setError(signInError(failure, t))
    } finally {
      setBusy(null)
    }
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (account.trim() === '' || password === '') setError(t('error.missing'))
    else void enter('account', () => signIn(account, password))
  }

  return (
    <form onSubmit={submit} noValidate>
      {error ? (
        <Alert role="alert" mb="md" color="var(--danger-fill)" icon={<IconAlertCircle size={18} aria-hidden="true" />}>
          {error}
        </Alert>
      ) : null}
      {isDemoOffered ? (
        <>
          <Button
            fullWidth
            size="md"
            loading={busy === 'demo'}
            disabled={busy === 'account'}
            rightSection={<IconArrowRight size={16} aria-hidden="true" />}
            onClick={() => void enter('demo', signInToDemo)}
          >
            {t('demo')}
          </Button>
          <Divider my="lg" label={t('or')} />
        </>
      ) : null}
      <TextInput
        label={t('account')}
        name="username"
        autoComplete="username"
        spellCheck={false}
        mb="md"
        value={account}
        onChange={(event) => setAccount(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('password')}
        name="password"
        autoComplete="current-password"
        mb="lg"
        value={password}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button
        type="submit"
        fullWidth
        variant={isDemoOffered ? 'default' : 'filled'}
        loading={busy === 'account'}
        disabled={busy === 'demo'}
      >
        {t('signIn')}
      </Button>
    </form>
  )
}
