import { Button, Group, Modal, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { FactorState } from '../../../contract/account-factor'
import { fetchFactorState, removeFactor } from '../../../platform/own-account-calls'
import { callFailure } from '../../../platform/call-failure'
import { notify } from '../../../platform/notify'
import { session } from '../../../state/session'
import { Failure } from '../../../ui/failure'
import { sealPassword } from '../commands/seal-password'
import classes from './factor.module.css'
import { FactorRemoval } from './factor-removal'
import { FactorSetup } from './factor-setup'

/** One's own second factor: whether it is on, and the way to turn it on or off. */
export function FactorDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['own', 'app'])
  return (
    <Modal size={520} opened={isOpen} onClose={onClose} title={t('own:factor.title')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      {isOpen ? <FactorBody onClose={onClose} /> : null}
    </Modal>
  )
}

function FactorBody({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('own')
  const { userInfo } = useSnapshot(session)
  const [state, setState] = useState<FactorState | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  const isStaff = userInfo?.userType === 'LDAP'

  useEffect(() => {
    fetchFactorState().then(setState, (error: unknown) => setFailure(callFailure(error)))
  }, [])
  const remove = async (code: string, password: string): Promise<void> => {
    await removeFactor({ code, ...(isStaff ? {} : await sealPassword(password)) })
    onClose()
    notify('good', t('factor.isOff'))
  }
  if (failure !== null) return <Failure>{failure}</Failure>
  if (state === null) return <Skeleton height={120} />
  if (isChanging && !state.isOn) return <FactorSetup onDone={onClose} />
  if (isChanging) return <FactorRemoval asksPassword={!isStaff} onSubmit={remove} onCancel={() => setChanging(false)} />
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
          {t(state.isOn ? 'factor.turnOff' : 'factor.setUp')}
        </Button>
      </Group>
    </>
  )
}
