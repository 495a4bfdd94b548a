import { Anchor, Button } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { pathOf } from '../../../platform/areas'
import { settings } from '../../../state/page/settings'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { EntryFrame } from '../frame/entry-frame'
import classes from '../frame/panel.module.css'
import { Notice } from '../frame/notice'
import type { RegisteredState } from '../login/login-screen'
import { reregistration } from '../reregistration'
import { useOffer } from '../use-offer'
import { RegistrationForm } from './registration-form'

/** Registers a guest, or one whose access has expired again; the account then waits for approval. */
export function RegisterScreen() {
  const { t } = useTranslation('account')
  const { offer } = useOffer()
  // A link that led here still opens after the sign-in.
  const login = { pathname: pathOf('login'), search: useLocation().search }
  const [known] = useState(reregistration.known)
  const [registeredAs, setRegisteredAs] = useState<string | null>(null)
  const done = (email: string): void => {
    reregistration.known = null
    settings.signInWay = 'guest'
    setRegisteredAs(email)
  }
  return (
    <EntryFrame brand={offer?.brand ?? null} isReady isWide={registeredAs === null}>
      {registeredAs === null ? (
        <>
          <h1 className={classes.title}>{known ? t('register.againTitle') : t('register.title')}</h1>
          {known ? <Notice kind="info" text={t('register.again')} /> : <p className={classes.lead}>{t('register.lead')}</p>}
          <RegistrationForm known={known} isFromBrand={(offer?.brand ?? null) !== null} onDone={done} />
          <p className={classes.foot}>
            {t('register.hasAccount')}{' '}
            <Anchor component={Link} to={login} inherit>
              {t('signIn')}
            </Anchor>
          </p>
        </>
      ) : (
        <div role="status">
          <EmptyState
            isPage
            icon={<IconMailCheck size={40} />}
            title={t('waiting.title')}
            text={t('waiting.mail', { email: registeredAs })}
            action={
              <Button component={Link} to={login} state={{ registeredAs } satisfies RegisteredState} variant="default">
                {t('backToSignIn')}
              </Button>
            }
          />
        </div>
      )}
    </EntryFrame>
  )
}
