import { Button, Group, Modal, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { FactorState } from '../../../contract/account/account-factor'
import { callFailure } from '../../../platform/http/call-failure'
import { notify } from '../../../platform/notify'
import { session } from '../../../state/page/session'
import { Failure } from '../../../ui/feedback/failure'
import { sealPassword } from '../commands/seal-password'
import classes from './factor.module.css'
import { FactorRemoval } from './factor-removal'
import { FactorSetup } from './factor-setup'

/** Shows whether the user's second factor is on, and turns it on or off. */
export function FactorDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['own', 'app'])
  // Recovery codes are shown once, so the dialog closes only after the user confirms that they are stored.
  const [isLocked, setLocked] = useState(false)
  const close = (): void => {
    setLocked(false)
    onClose()
  }
  return (
    <Modal
      size={520}
      opened={isOpen}
      onClose={close}
      closeOnEscape={!isLocked}
      closeOnClickOutside={!isLocked}
      withCloseButton={!isLocked}
      title={t('own:factor.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      {isOpen ? <FactorBody onLock={setLocked} onClose={close} /> : null}
    </Modal>
  )
}

function FactorBody({ onLock, onClose }: { onLock: (isLocked: boolean) => void; onClose: () => void }) {
  const { t } = useTranslation('own')
  const { userInfo } = useSnapshot(session)
  const [state, setState] = useState<FactorState | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  const isStaff = userInfo?.userType === 'LDAP'

  useEffect(() => {
    call(CALLS.ownAccount.factorState).then(setState, (error: unknown) => setFailure(callFailure(error)))
  }, [])
  const remove = async (code: string, password: string): Promise<void> => {
    await call(CALLS.ownAccount.removeFactor, { body: { code, ...(isStaff ? {} : await sealPassword(password)) } })
    if (state?.isRequired) {
      setState({ ...state, isOn: false })
      return
    }
    onClose()
    notify('good', t('factor.isOff'))
  }
  if (failure !== null) return <Failure>{failure}</Failure>
  if (state === null) return <Skeleton height={120} />
  if (isChanging && !state.isOn) return <FactorSetup onLock={onLock} onDone={onClose} />
  // A factor that an administrator requires can only be replaced.
  const turnOff = t(state.isRequired ? 'factor.replace' : 'factor.turnOff')
  if (isChanging)
    return <FactorRemoval asksPassword={!isStaff} submitLabel={turnOff} onSubmit={remove} onCancel={() => setChanging(false)} />
  return (
    <>
      <p className={classes.text}>{t(state.isOn ? 'factor.onText' : 'factor.offText')}</p>
      {state.isOn ? <p className={classes.text}>{t('factor.recoveryLeft', { left: state.recoveryCodesLeft })}</p> : null}
      {state.isRequired ? <p className={classes.text}>{t('factor.required')}</p> : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('factor.cancel')}
        </Button>
        <Button data-autofocus variant={state.isOn ? 'default' : 'filled'} onClick={() => setChanging(true)}>
          {state.isOn ? turnOff : t('factor.setUp')}
        </Button>
      </Group>
    </>
  )
}
