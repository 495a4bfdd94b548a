import { ActionIcon, Avatar, Menu } from '@mantine/core'
import { IconLock, IconLogout, IconRuler2, IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { callFailure } from '../../platform/http/call-failure'
import { roleOf } from '../../platform/areas'
import { notify } from '../../platform/notify'
import { session } from '../../state/page/session'
import classes from './account-menu.module.css'
import { dialogs } from '../dialogs'
import { signOut } from '../session/session-commands'

export function AccountMenu() {
  const { t } = useTranslation(['app', 'units'])
  const { userInfo } = useSnapshot(session)
  const name = userInfo?.userName ?? ''
  const role = roleOf(userInfo?.shareRole)
  const leave = (): void => {
    signOut().catch((error: unknown) => notify('error', t('account.signOutFailed', { reason: callFailure(error) })))
  }
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('account.menu', { name })} title={name}>
          <Avatar size={26} name={name} color="accent" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <span className={classes.name}>{name}</span>
          <span className={classes.mail}>{userInfo?.email}</span>
          {role ? <span className={classes.mail}>{t(`account.role.${role}`)}</span> : null}
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconRuler2 size={16} aria-hidden="true" />} onClick={() => (dialogs.isUnitsOpen = true)}>
          {t('units:title')}
        </Menu.Item>
        {userInfo?.isDemo ? null : (
          <>
            <Menu.Item leftSection={<IconLock size={16} aria-hidden="true" />} onClick={() => (dialogs.isPasswordOpen = true)}>
              {t('account.password')}
            </Menu.Item>
            <Menu.Item leftSection={<IconShieldLock size={16} aria-hidden="true" />} onClick={() => (dialogs.isFactorOpen = true)}>
              {t('account.factor')}
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden="true" />} onClick={leave}>
          {t('account.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
