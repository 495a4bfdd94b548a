import { Button, Divider, Modal, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { mayUse } from '../../platform/permissions'
import { session } from '../../state/page/session'
import { sharing } from '../../state/page/sharing'
import { AccessList } from './access-list'
import { LinkPanel } from './link-panel'
import { PeopleField } from './people-field'
import { Failure } from '../../ui/feedback/failure'
import classes from './share.module.css'
import { useShares } from './use-shares'

/** Manages access to the user's project: shares it with users and by links, and revokes both. */
export function ShareDialog() {
  const { t } = useTranslation(['share', 'app'])
  const { project } = useSnapshot(sharing)
  const close = (): void => {
    sharing.project = null
  }
  return (
    <Modal
      opened={project !== null}
      onClose={close}
      size={740}
      title={project === null ? '' : t('title', { name: project.name })}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      {project === null ? null : <ShareForm key={project.id} projectId={project.id} isViewable={project.isViewable} />}
    </Modal>
  )
}

function ShareForm({ projectId, isViewable }: { projectId: string; isViewable: boolean }) {
  const { t } = useTranslation('share')
  const { permissions } = useSnapshot(session)
  const shares = useShares(projectId)
  const mayShareWithUsers = mayUse(permissions, 'share')
  return (
    <div className={classes.form}>
      {shares.error === null ? null : (
        <Failure>
          <p className={classes.reason}>{shares.error}</p>
          {shares.list === null ? (
            <Button variant="default" onClick={shares.reload}>
              {t('retry')}
            </Button>
          ) : null}
        </Failure>
      )}
      {mayShareWithUsers ? <PeopleField shares={shares} /> : null}
      <LinkPanel shares={shares} isViewable={isViewable} />
      <Divider />
      <AccessList shares={shares} mayShareWithUsers={mayShareWithUsers} />
      {mayUse(permissions, 'share:setting') || mayUse(permissions, 'center:users:share') ? (
        <>
          <Divider />
          <Switch
            label={t('library.label')}
            description={t('library.text')}
            disabled={shares.list === null || shares.isBusy}
            checked={shares.list?.isShare ?? false}
            onChange={(event) => void shares.showToLibrary(event.currentTarget.checked)}
          />
        </>
      ) : null}
    </div>
  )
}
