import { Button, Divider } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entrance } from '../commands/open-session'
import { signInToDemo } from '../commands/sign-in'
import { entryFailure } from '../entry-failure'
import { Notice } from '../frame/notice'

/** Offers the sign-in without an account. */
export function DemoOffer({ onEntered }: { onEntered: (entrance: Entrance) => void }) {
  const { t } = useTranslation('account')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const enter = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      onEntered(await signInToDemo())
    } catch (failure) {
      setError(entryFailure(failure, t).text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {error ? <Notice kind="error" text={error} /> : null}
      <Button fullWidth loading={isBusy} rightSection={<IconArrowRight size={16} aria-hidden="true" />} onClick={() => void enter()}>
        {t('demo')}
      </Button>
      <Divider my="lg" label={t('or')} />
    </>
  )
}
