import { Button, Menu } from '@mantine/core'
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SHARE_ROLE } from '../../../contract/account/account'
import type { CenterUser } from '../../../contract/center/users'
import { Can } from '../../../ui/frame/can'
import classes from '../center.module.css'
import { libraryLabel, type NamedLibrary } from '../library-label'
import { useUserActs } from './use-user-acts'

const ROLES = Object.values(SHARE_ROLE)

interface ActBarProps {
  picked: readonly CenterUser[]
  libraries: readonly NamedLibrary[]
  /** Called after every act or attempt. */
  onDone: () => void
}

/** Renders the acts on the picked accounts. It is memoized, so that a search beside it does not render it. */
export const ActBar = memo(function ActBar({ picked, libraries, onDone }: ActBarProps) {
  const { t } = useTranslation('center')
  const acts = useUserActs(picked, onDone)
  const isAllowed = picked.length > 0 && picked.every(({ isChangeable }) => isChangeable)
  const areWaiting = isAllowed && picked.every(({ status }) => status === 'waiting')
  const areGuests = isAllowed && picked.every(({ userType }) => userType === 'GUEST')
  const areStaying = areGuests && picked.every((user) => hasEndAhead(user))
  const areStaff = picked.every(({ userType }) => userType === 'LDAP')
  const isOff = !isAllowed || acts.isBusy
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('act.label')}>
      <Can permission="center:users:approve">
        <Button disabled={!areGuests || acts.isBusy} onClick={() => void acts.approve()}>
          {t('act.approve')}
        </Button>
        <Button variant="default" disabled={!areWaiting || acts.isBusy} onClick={() => void acts.refuse()}>
          {t('act.refuse')}
        </Button>
        <Button variant="default" disabled={!areStaying || acts.isBusy} onClick={() => void acts.remind()}>
          {t('act.remind')}
        </Button>
      </Can>
      <Can permission="center:role">
        <Choice label={t('act.role')} isOff={isOff} choices={ROLES.map((role) => [role, t(`role.${role}`)])} onChoose={acts.giveRole} />
      </Can>
      <Can permission="center:users:lib">
        <Choice
          label={t('act.library')}
          isOff={isOff}
          choices={libraries.map((library) => [library.libCode, libraryLabel(library)])}
          onChoose={acts.assign}
        />
        <Choice
          label={t('user.cad')}
          isOff={isOff}
          choices={[
            ['on', t('act.cadOn')],
            ['off', t('act.cadOff')],
          ]}
          onChoose={(choice) => acts.turnCad(choice === 'on')}
        />
      </Can>
      <Can permission="center:users:share">
        <Choice
          label={t('act.share')}
          isOff={isOff}
          choices={[
            ['yes', t('act.shareOn')],
            ['no', t('act.shareOff')],
          ]}
          onChoose={(choice) => acts.share(choice === 'yes')}
        />
      </Can>
      <Can permission="center:users:approve">
        <Choice
          label={t('act.access')}
          isOff={isOff}
          choices={[
            ['open', t('act.open')],
            ['endSessions', t('act.endSessions')],
            ['check', t('act.check'), !areStaff],
            ['resetFactor', t('act.resetFactor')],
            ['close', t('act.close')],
          ]}
          onChoose={(choice) => acts[choice]()}
        />
      </Can>
      {picked.length > 0 && !isAllowed ? <span className={classes.muted}>{t('act.notAllowed')}</span> : null}
      <span role="status" className={classes.muted}>
        {acts.last?.text ?? ''}
      </span>
      {acts.last ? (
        <Button variant="subtle" leftSection={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={acts.last.undo}>
          {t('act.undo')}
        </Button>
      ) : null}
    </div>
  )
})

const hasEndAhead = ({ status, expiresAt }: CenterUser): boolean =>
  status === 'open' && expiresAt !== null && Date.parse(expiresAt) > Date.now()

interface ChoiceProps<V extends string> {
  label: string
  isOff: boolean
  /** Values with their texts, and whether they are disabled for the picked accounts. */
  choices: readonly (readonly [V, string, boolean?])[]
  onChoose: (value: V) => Promise<void>
}

function Choice<V extends string>({ label, isOff, choices, onChoose }: ChoiceProps<V>) {
  return (
    <Menu shadow="md">
      <Menu.Target>
        <Button variant="default" disabled={isOff} rightSection={<IconChevronDown size={14} aria-hidden="true" />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(([value, text, isUseless = false]) => (
          <Menu.Item key={value} disabled={isUseless} onClick={() => void onChoose(value)}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
