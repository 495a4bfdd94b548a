import { Button, Group } from '@mantine/core'
import { IconEye, IconLinkOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { ProjectKind } from '../../contract/project-calls'
import type { ProjectAccess } from '../../contract/share'
import { callFailure } from '../../platform/http/call-failure'
import { openLink } from '../../platform/calls/share-calls'
import { openProject } from '../../state/document/open-project'
import { EmptyState } from '../../ui/feedback/empty-state'

const LIST: Record<ProjectKind, string> = {
  mssp: '/list/mssp',
  cad: '/list/mssp/cad',
  simulation: '/list/simulation',
  noise: '/list/noise',
}
const ICON_PX = 36

/** Where a link to a project leads: into the project where its kind has an editor, else to the list it now stands in. */
export function OpenLinkScreen() {
  const { t } = useTranslation('share')
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const [access, setAccess] = useState<ProjectAccess | null>(null)
  const asked = useRef<string | null>(null)

  const open = async (): Promise<void> => {
    setFailure(null)
    try {
      const found = await openLink(token)
      if (found.kind !== 'mssp') {
        setAccess(found)
        return
      }
      if (await openProject(found.projectId)) await navigate('/navbar/mssp/selection', { replace: true })
    } catch (error) {
      setFailure(callFailure(error))
    }
  }
  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
    void open()
  })

  if (failure !== null)
    return (
      <EmptyState
        isPage
        icon={<IconLinkOff size={ICON_PX} stroke={1.4} />}
        title={t('open.failed')}
        text={failure}
        action={
          <Group justify="center">
            <Button onClick={() => void navigate('/gateway', { replace: true })}>{t('open.toStart')}</Button>
            <Button variant="default" onClick={() => void open()}>
              {t('retry')}
            </Button>
          </Group>
        }
      />
    )
  if (access !== null)
    return (
      <EmptyState
        isPage
        icon={<IconEye size={ICON_PX} stroke={1.4} />}
        title={access.projectName}
        text={t('open.later', { name: access.userName })}
        action={<Button onClick={() => void navigate(LIST[access.kind], { replace: true })}>{t('open.toList')}</Button>}
      />
    )
  return <EmptyState isPage title={t('open.opening')} />
}
