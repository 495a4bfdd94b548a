import { Button } from '@mantine/core'
import { IconCopy, IconEye } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectAccess } from '../../contract/share'
import { callFailure } from '../../platform/http/call-failure'
import { logFailure } from '../../platform/log'
import { notify } from '../../platform/notify'
import { cloneProject } from '../../platform/calls/project-calls'
import { fetchAccess } from '../../platform/calls/share-calls'
import { openProject } from '../../state/document/open-project'
import classes from './share.module.css'

const ICON_PX = 16

/** Above the open project of somebody else: whose it is, that nothing of it is saved, and the way to a copy where one may be taken. */
export function SharedNotice({ projectId, ownerName }: { projectId: string; ownerName: string }) {
  const { t } = useTranslation('share')
  const [access, setAccess] = useState<ProjectAccess | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isCurrent = true
    fetchAccess(projectId).then(
      (answer) => {
        if (isCurrent) setAccess(answer)
      },
      // Without an answer the notice says what is certain, and offers no copy.
      (error: unknown) => logFailure('What may be done with the open project is not known', error),
    )
    return () => {
      isCurrent = false
    }
  }, [projectId])

  const copy = async (): Promise<void> => {
    setBusy(true)
    try {
      const { id } = await cloneProject('mssp', { id: projectId })
      if (await openProject(id)) notify('good', t('notice.copied'))
      else setBusy(false)
    } catch (error) {
      notify('error', t('notice.failed', { reason: callFailure(error) }))
      setBusy(false)
    }
  }
  const name = access?.userName ?? ownerName
  return (
    <section className={classes.notice} aria-label={t('notice.label')}>
      <IconEye className={classes.noticeIcon} size={ICON_PX} aria-hidden="true" />
      <span>{name === '' ? t('notice.nameless') : t('notice.text', { name })}</span>
      {access !== null && access.right !== 'view' ? (
        <Button variant="default" leftSection={<IconCopy size={ICON_PX} aria-hidden="true" />} loading={isBusy} onClick={() => void copy()}>
          {t('notice.copy')}
        </Button>
      ) : null}
    </section>
  )
}
