import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { session } from '../../state/session'
import { Mark } from '../../ui/mark'
import { PipingDrawing } from '../../ui/piping-drawing'
import { LoginForm } from './login-form'
import { LoginPreferences } from './login-preferences'
import classes from './login-screen.module.css'

/** Sign-in: what the product is at the left, the form at the right. */
export function LoginScreen() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { token, userInfo } = useSnapshot(session)
  const enter = (): void => void navigate('/gateway', { replace: true })

  return (
    <div className={classes.page}>
      <section className={classes.story} aria-label={t('story.label')}>
        <div className={classes.brand}>
          <Mark size={32} />
          <span>Branchline</span>
        </div>
        <div className={classes.pitch}>
          <p className={classes.headline}>{t('story.headline')}</p>
          <p className={classes.text}>{t('story.text')}</p>
        </div>
        <PipingDrawing />
      </section>
      <main className={classes.entry}>
        <LoginPreferences />
        <div className={classes.panel}>
          <h1 className={classes.title}>{t('title')}</h1>
          {token && userInfo ? (
            <Button fullWidth mb="lg" variant="light" onClick={enter}>
              {t('continueAs', { name: userInfo.userName })}
            </Button>
          ) : null}
          <LoginForm onSignedIn={enter} />
        </div>
      </main>
    </div>
  )
}
