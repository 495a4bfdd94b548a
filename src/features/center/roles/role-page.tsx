import { Button } from '@mantine/core'
import { IconMail, IconShieldLock, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listRoles } from '../../../platform/calls/center-calls'
import { Can } from '../../../ui/frame/can'
import { useFormat } from '../../../ui/words/format'
import classes from '../center.module.css'
import { LoadError } from '../../../ui/paged/load-error'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { AddUserDialog } from './add-user-dialog'
import { AuditTable } from './audit-table'
import { FactorRuleDialog } from './factor-rule-dialog'
import { OutboxDialog } from './outbox-dialog'

const ask = (_question: null, signal: AbortSignal) => listRoles(signal)

/** Shows the permissions and number of accounts of each role, and below them the audit log. */
export function RolePage() {
  const { t } = useTranslation('center')
  const format = useFormat()
  const [isAdding, setAdding] = useState(false)
  const [isReading, setReading] = useState(false)
  const [isRuling, setRuling] = useState(false)
  const [acted, setActed] = useState(0)
  const { data, error, reload } = useLoaded(null, ask)
  const onAdded = (): void => {
    reload()
    setActed(acted + 1)
  }
  const onRead = (): void => {
    setReading(false)
    setActed(acted + 1)
  }
  const onRuled = (): void => {
    setRuling(false)
    setActed(acted + 1)
  }
  return (
    <>
      <div className={classes.bar}>
        <h2 className={classes.sectionTitle}>{t('tab.role')}</h2>
        <span className={classes.push} />
        <Button variant="default" leftSection={<IconShieldLock size={16} aria-hidden="true" />} onClick={() => setRuling(true)}>
          {t('factor.open')}
        </Button>
        {isRuling ? <FactorRuleDialog onClose={() => setRuling(false)} onDone={onRuled} /> : null}
        <Button variant="default" leftSection={<IconMail size={16} aria-hidden="true" />} onClick={() => setReading(true)}>
          {t('outbox.open')}
        </Button>
        {isReading ? <OutboxDialog onClose={onRead} /> : null}
        <Can permission="center:role:add">
          <Button leftSection={<IconUserPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
          {isAdding ? <AddUserDialog onClose={() => setAdding(false)} onAdded={onAdded} /> : null}
        </Can>
      </div>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      <div className={classes.cards}>
        {data?.map(({ shareRole, permissions, users, openUsers }) => (
          <section key={shareRole} className={classes.card}>
            <h3>
              <span>{t(`role.${shareRole}`)}</span>
              <span>{format.number(users, 0)}</span>
            </h3>
            <p className={classes.muted}>{t('roles.open', { count: openUsers })}</p>
            <details>
              <summary>{t('roles.permissions', { count: permissions.length })}</summary>
              <ul>
                {permissions.map((permission) => (
                  <li key={permission}>{permission}</li>
                ))}
              </ul>
            </details>
          </section>
        ))}
      </div>
      <h2 className={classes.sectionTitle}>{t('audit.log')}</h2>
      <AuditTable acts={acted} />
    </>
  )
}
