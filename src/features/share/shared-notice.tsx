import { Button } from '@mantine/core'
import { IconCopy, IconEye } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import type { ProjectAccess } from '../../contract/project/share'
import { callFailure } from '../../platform/http/call-failure'
import { logFailure } from '../../platform/log'
import { notify } from '../../platform/notify'
import { openProject } from '../../state/piping/open-project'
import classes from './share.module.css'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** Names the owner above another user's project, explains that changes are not saved, and offers a copy where allowed. */
export function SharedNotice({ projectId, ownerName }: { projectId: string; ownerName: string }) {
  const { t } = useTranslation('share')
  const [access, setAccess] = useState<ProjectAccess | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isCurrent = true
    call(CALLS.share.access, { body: { projectId } }).then(
      (answer) => {
        if (isCurrent) setAccess(answer)
      },
      // Without an answer, the notice is limited to known facts and offers no copy.
      (error: unknown) => logFailure('What may be done with the open project is not known', error),
    )
    return () => {
      isCurrent = false
    }
  }, [projectId])

  const copy = async (): Promise<void> => {
    setBusy(true)
    try {
      const { id } = await call(CALLS.project.mssp.clone, { body: { id: projectId }, isSilent: false })
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
