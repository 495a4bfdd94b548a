import { Button, Group } from '@mantine/core'
import { IconEye, IconLinkOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import type { ProjectAccess } from '../../contract/project/share'
import { editorOf, listOf, pathOf } from '../../platform/areas'
import { callFailure } from '../../platform/http/call-failure'
import { openProject } from '../../state/piping/open-project'
import { EmptyState } from '../../ui/feedback/empty-state'

const ICON_PX = 36

/** Opens a link's project where its kind has an editor, else the list that now contains it. */
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
      const found = await call(CALLS.share.open, { body: { token } })
      const editor = editorOf(found.kind)
      if (editor === null) {
        setAccess(found)
        return
      }
      if (await openProject(found.projectId)) await navigate(editor, { replace: true })
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
            <Button onClick={() => void navigate(pathOf('gateway'), { replace: true })}>{t('open.toStart')}</Button>
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
        action={<Button onClick={() => void navigate(listOf(access.kind).path, { replace: true })}>{t('open.toList')}</Button>}
      />
    )
  return <EmptyState isPage title={t('open.opening')} />
}
