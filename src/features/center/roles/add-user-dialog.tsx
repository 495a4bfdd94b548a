import { Button, Group, Modal, Select, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { SHARE_ROLE } from '../../../contract/account/account'
import type { AddUser } from '../../../contract/center/users'
import { isEmail } from '../../../platform/input-filters'
import { Failure } from '../../../ui/feedback/failure'
import classes from '../center.module.css'
import { libraryLabel } from '../library-label'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { useAct } from '../../../ui/hooks/use-act'

const EMPTY: AddUser = { userName: '', personalEmail: '', shareRole: SHARE_ROLE.levelTwo, libCode: '0001' }
const askLibraries = (_question: null, signal: AbortSignal) => call(CALLS.center.libraries, { signal })

/** Adds an account with a role. Its first password is shown only here. */
export function AddUserDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const { t } = useTranslation(['center', 'app'])
  const [draft, setDraft] = useState(EMPTY)
  const [password, setPassword] = useState<string | null>(null)
  const libraries = useLoaded(null, askLibraries).data ?? []
  const isReady = draft.userName.trim() !== '' && isEmail(draft.personalEmail)

  const { act, isBusy, failure } = useAct(async () => {
    setPassword((await call(CALLS.center.addUser, { body: draft })).password)
    onAdded()
  })
  const add = (event: SubmitEvent): void => {
    event.preventDefault()
    act()
  }

  return (
    <Modal opened onClose={onClose} title={t('add.title')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      {password === null ? (
        <form className={classes.form} onSubmit={add}>
          {failure === null ? null : <Failure>{failure}</Failure>}
          <TextInput
            label={t('user.name')}
            required
            maxLength={80}
            data-autofocus
            value={draft.userName}
            onChange={(event) => setDraft({ ...draft, userName: event.currentTarget.value })}
          />
          <TextInput
            label={t('add.email')}
            type="email"
            required
            maxLength={254}
            value={draft.personalEmail}
            onChange={(event) => setDraft({ ...draft, personalEmail: event.currentTarget.value.trim() })}
          />
          <Select
            label={t('user.role')}
            allowDeselect={false}
            data={Object.values(SHARE_ROLE).map((role) => ({ value: role, label: t(`role.${role}`) }))}
            value={draft.shareRole}
            onChange={(role) => role && setDraft({ ...draft, shareRole: role })}
          />
          <Select
            label={t('user.library')}
            allowDeselect={false}
            data={libraries.map((library) => ({ value: library.libCode, label: libraryLabel(library) }))}
            value={draft.libCode}
            onChange={(libCode) => libCode && setDraft({ ...draft, libCode })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={!isReady} loading={isBusy}>
              {t('add.submit')}
            </Button>
          </Group>
        </form>
      ) : (
        <div className={classes.form}>
          <p className={classes.reason}>{t('add.done', { email: draft.personalEmail })}</p>
          <TextInput label={t('add.password')} readOnly value={password} data-autofocus onFocus={(event) => event.currentTarget.select()} />
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('add.finish')}</Button>
          </Group>
        </div>
      )}
    </Modal>
  )
}
