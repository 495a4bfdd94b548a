import { Alert, Button } from '@mantine/core'
import { isCancel } from 'axios'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CALLS } from '../../../contract/calls'
import { CODE } from '../../../contract/envelope'
import type { Invitation } from '../../../contract/view'
import { pathOf } from '../../../platform/areas'
import { call } from '../../../platform/call'
import { CallError } from '../../../platform/http/call-error'
import { logFailure } from '../../../platform/log'
import { Notice } from '../frame/notice'

/** Says above the sign-in who shares which project by the link that led here, and offers to look without an account where that is allowed. */
export function ShareDoor({ token }: { token: string }) {
  const { t } = useTranslation('view')
  const [invitation, setInvitation] = useState<Invitation | 'wrong' | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    call(CALLS.view.invitation, { body: { token }, signal: abort.signal }).then(setInvitation, (error: unknown) => {
      if (isCancel(error)) return
      // The sign-in works without it.
      if (error instanceof CallError && error.code === CODE.linkNotValid) setInvitation('wrong')
      else logFailure('The sender of a link is not known', error)
    })
    return () => abort.abort()
  }, [token])
  if (invitation === null) return null
  if (invitation === 'wrong') return <Notice kind="info" text={t('door.wrong')} />
  const { projectName, userName, isOpen } = invitation
  return (
    <Alert role="status" mb="lg" color="var(--accent)" title={t('door.shared', { name: userName, project: projectName })}>
      {t('door.then')}
      {isOpen ? (
        <Button component={Link} to={`${pathOf('view')}/${token}`} variant="default" mt="sm" fullWidth>
          {t('door.look')}
        </Button>
      ) : null}
    </Alert>
  )
}
