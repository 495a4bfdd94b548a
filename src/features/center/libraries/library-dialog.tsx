import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { LibraryName } from '../../../contract/center/libraries'
import { Failure } from '../../../ui/feedback/failure'
import { useAct } from '../../../ui/hooks/use-act'
import classes from '../center.module.css'

const CODE_PATTERN = /^[A-Za-z0-9_-]{1,20}$/

interface LibraryDialogProps {
  /** The library to rename; null adds one. */
  library: LibraryName | null
  onClose: () => void
  onSaved: () => void
}

/** Edits code and name of a library; an existing code cannot be changed. */
export function LibraryDialog({ library, onClose, onSaved }: LibraryDialogProps) {
  const { t } = useTranslation(['center', 'app'])
  const [libCode, setCode] = useState(library?.libCode ?? '')
  const [name, setName] = useState(library?.name ?? '')
  const isCodeWrong = libCode !== '' && !CODE_PATTERN.test(libCode)

  const { act, isBusy, failure } = useAct(async () => {
    await call(library === null ? CALLS.center.addLibrary : CALLS.center.renameLibrary, { body: { libCode, name } })
    onSaved()
    onClose()
  })
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    act()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(library === null ? 'library.add' : 'library.rename')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <form className={classes.form} onSubmit={save}>
        {failure === null ? null : <Failure>{failure}</Failure>}
        <TextInput
          label={t('library.code')}
          required
          readOnly={library !== null}
          maxLength={20}
          error={isCodeWrong ? t('library.codeRule') : null}
          value={libCode}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <TextInput
          label={t('library.name')}
          required
          maxLength={80}
          data-autofocus={library !== null || undefined}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={isCodeWrong || libCode === '' || name.trim() === ''}>
            {t('library.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
