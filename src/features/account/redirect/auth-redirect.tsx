import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { pathOf } from '../../../platform/areas'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { SessionAnswer } from '../../../contract/account/account'
import { logFailure } from '../../../platform/log'
import { session } from '../../../state/page/session'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { endQuietly, openSession } from '../commands/open-session'
import { EntryFrame } from '../frame/entry-frame'
import { handedOver } from './handed-over'

const LOGIN = pathOf('login')

/** Accepts the token of a staff portal from the address. A user who is signed in with another account is asked first. */
export function AuthRedirect() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [offered, setOffered] = useState<SessionAnswer | null>(null)
  const given = useRef(handedOver(search))
  const isTaken = useRef(false)

  const leave = (to: string): void => void navigate(to, { replace: true })
  const enter = async (answer: SessionAnswer): Promise<void> => {
    try {
      leave((await openSession(answer)) === 'open' ? given.current.target : LOGIN)
    } catch (error) {
      logFailure('A session that was handed over could not be opened', error)
      leave(LOGIN)
    }
  }
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    // The token is removed from the address first, because there it could be read, stored or forwarded.
    window.history.replaceState(window.history.state, '', `#${pathOf('authRedirect')}`)
    const { token, target } = given.current
    if (token === null) {
      leave(session.token ? target : LOGIN)
      return
    }
    call(CALLS.account.refresh, { token }).then(
      (answer) => {
        const isAnother = session.userInfo !== null && session.userInfo.userId !== answer.userInfo.userId
        if (session.token && isAnother) setOffered(answer)
        else void enter(answer)
      },
      (error: unknown) => {
        logFailure('A token that was handed over was refused', error)
        leave(LOGIN)
      },
    )
  })

  const stay = (answer: SessionAnswer): void => {
    endQuietly(answer.token)
    leave(pathOf('gateway'))
  }
  return (
    <EntryFrame brand={null} isReady>
      {offered ? (
        <EmptyState
          isPage
          title={t('handOver.title', { name: session.userInfo?.userName })}
          text={t('handOver.text', { name: offered.userInfo.userName })}
          action={
            <Group justify="center">
              <Button onClick={() => void enter(offered)}>{t('handOver.change', { name: offered.userInfo.userName })}</Button>
              <Button variant="default" onClick={() => stay(offered)}>
                {t('handOver.stay')}
              </Button>
            </Group>
          }
        />
      ) : (
        <p role="status">{t('handOver.checking')}</p>
      )}
    </EntryFrame>
  )
}
