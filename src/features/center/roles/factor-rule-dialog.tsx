import { Button, Checkbox, Group, Modal, Skeleton } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { SHARE_ROLE } from '../../../contract/account/account'
import type { FactorRule } from '../../../contract/account/account-factor'
import { Failure } from '../../../ui/feedback/failure'
import { LoadError } from '../../../ui/paged/load-error'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { useAct } from '../../../ui/hooks/use-act'
import classes from '../center.module.css'

const ROLES = Object.values(SHARE_ROLE)
const ask = (_question: null, signal: AbortSignal) => call(CALLS.center.factorRule, { signal })

/** Selects the roles that must have a second factor. */
export function FactorRuleDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation(['center', 'app'])
  const { data, error, reload } = useLoaded(null, ask)
  return (
    <Modal opened onClose={onClose} title={t('factor.title')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      {data ? <RuleForm rule={data} onClose={onClose} onDone={onDone} /> : error === null ? <Skeleton height={200} /> : null}
    </Modal>
  )
}

function RuleForm({ rule, onClose, onDone }: { rule: FactorRule; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('center')
  const [roles, setRoles] = useState<FactorRule['roles']>(rule.roles)
  const { act, isBusy, failure } = useAct(async () => {
    await call(CALLS.center.setFactorRule, { body: { roles } })
    onDone()
  })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    act()
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      {failure === null ? null : <Failure>{failure}</Failure>}
      <fieldset className={classes.choices}>
        <legend>{t('factor.roles')}</legend>
        <p className={classes.muted}>{t('factor.lead')}</p>
        {ROLES.map((role, index) => (
          <Checkbox
            key={role}
            label={t(`role.${role}`)}
            checked={roles.includes(role)}
            data-autofocus={index === 0 || undefined}
            onChange={({ currentTarget: { checked } }) => setRoles(ROLES.filter((one) => (one === role ? checked : roles.includes(one))))}
          />
        ))}
      </fieldset>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('factor.save')}
        </Button>
      </Group>
    </form>
  )
}
