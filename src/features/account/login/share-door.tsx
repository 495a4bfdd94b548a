import { Alert, Button } from '@mantine/core'
import { isCancel } from 'axios'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { CALLS } from '../../../contract/calls'
import { CODE } from '../../../contract/envelope'
import type { Sender } from '../../../contract/view'
import { pathOf } from '../../../platform/areas'
import { call } from '../../../platform/call'
import { CallError } from '../../../platform/http/call-error'
import { logFailure } from '../../../platform/log'
import { Notice } from '../frame/notice'
import { sharedLink } from '../redirect/shared-link'

/** Says above the sign-in who shares which project by the link that led here; nothing where no link did. */
export function ShareDoor() {
  const [search] = useSearchParams()
  const token = sharedLink(search)
  return token === null ? null : <Door key={token} token={token} />
}

/** Names sender and project, and offers to look without an account where that is allowed. */
function Door({ token }: { token: string }) {
  const { t } = useTranslation('share')
  const [sender, setSender] = useState<Sender | 'wrong' | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    call(CALLS.view.sender, { body: { token }, signal: abort.signal }).then(setSender, (error: unknown) => {
      if (isCancel(error)) return
      // The sign-in works without it.
      if (error instanceof CallError && error.code === CODE.linkNotValid) setSender('wrong')
      else logFailure('The sender of a link is not known', error)
    })
    return () => abort.abort()
  }, [token])
  if (sender === null) return null
  if (sender === 'wrong') return <Notice kind="info" text={t('door.wrong')} />
  const { projectName, userName, isOpen } = sender
  return (
    <Alert role="status" mb="lg" color="var(--accent)">
      <strong>{t('door.shared', { name: userName, project: projectName })}</strong>
      <br />
      {t('door.then')}
      {isOpen ? (
        <Button component={Link} to={`${pathOf('view')}/${token}`} variant="default" mt="sm" fullWidth>
          {t('door.look')}
        </Button>
      ) : null}
    </Alert>
  )
}
