import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { notify } from '../../../platform/notify'
import { session } from '../../../state/page/session'
import { sealBoth } from '../commands/seal-password'
import classes from '../frame/panel.module.css'
import { OwnPasswordForm } from './own-password-form'

/** Changes the user's password; for staff, it explains that the directory manages theirs. */
export function OwnPasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['own', 'app'])
  const { userInfo } = useSnapshot(session)
  const change = async (before: string, after: string): Promise<void> => {
    await call(CALLS.ownAccount.changePassword, { body: await sealBoth(before, after) })
    onClose()
    notify('good', t('own:password.done'))
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('own:password.title')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      {userInfo?.userType === 'LDAP' ? (
        <>
          <p className={classes.text}>{t('own:password.directory')}</p>
          <Group justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              {t('app:close')}
            </Button>
          </Group>
        </>
      ) : (
        <>
          <p className={classes.text}>{t('own:password.lead')}</p>
          <OwnPasswordForm onSubmit={change} />
        </>
      )}
    </Modal>
  )
}
