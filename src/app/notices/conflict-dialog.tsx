import { Button, Modal } from '@mantine/core'
import { IconCopy, IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { resolveConflict } from '../../state/piping/save-project'
import { saveState } from '../../state/piping/project'
import classes from './conflict-dialog.module.css'

const CHOICES = [
  { choice: 'mine', Icon: IconUpload },
  { choice: 'theirs', Icon: IconDownload },
  { choice: 'copy', Icon: IconCopy },
] as const

type Choice = (typeof CHOICES)[number]['choice']

/** Asks how to resolve a conflict with a newer state of this project: keep mine, take theirs, or save a copy. Nothing is overwritten before the answer. */
export function ConflictDialog() {
  const { t } = useTranslation('app')
  const { status, message } = useSnapshot(saveState)
  const [busy, setBusy] = useState<Choice | null>(null)
  const resolve = async (choice: Choice): Promise<void> => {
    setBusy(choice)
    try {
      await resolveConflict(choice)
    } catch (error) {
      notify('error', t('conflict.failed', { reason: callFailure(error) }))
    } finally {
      setBusy(null)
    }
  }
  return (
    <Modal
      opened={status === 'conflict'}
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={t('conflict.title')}
      size={520}
    >
      {/* The focus starts here and not on a choice, so that Enter from typing chooses nothing. */}
      <p className={classes.text} tabIndex={-1} data-autofocus>
        {t('conflict.text')}
      </p>
      {message ? <p className={classes.text}>{message}</p> : null}
      <div className={classes.choices}>
        {CHOICES.map(({ choice, Icon }) => (
          <Button
            key={choice}
            variant="default"
            justify="flex-start"
            h="auto"
            py="sm"
            leftSection={<Icon size={20} aria-hidden="true" />}
            loading={busy === choice}
            disabled={busy !== null && busy !== choice}
            onClick={() => void resolve(choice)}
          >
            <span className={classes.choice}>
              <span>{t(`conflict.${choice}`)}</span>
              <span className={classes.detail}>{t(`conflict.${choice}Detail`)}</span>
            </span>
          </Button>
        ))}
      </div>
    </Modal>
  )
}
