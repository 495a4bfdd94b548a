import { Button, Group } from '@mantine/core'
import { modals } from '@mantine/modals'
import i18next from 'i18next'
import classes from './confirm-dialog.module.css'

export interface ConfirmQuestion {
  title: string
  text: string
  /** The items that the question is about. */
  items?: readonly string[]
  /** The verb of the action, such as "Delete". */
  confirmLabel: string
  cancelLabel?: string
  /** For actions that cannot be undone. */
  isDangerous?: boolean
}

interface ConfirmDialogProps extends ConfirmQuestion {
  onAnswer: (isConfirmed: boolean) => void
}

/** Body of the question: one sentence, its items, and the two answers; the harmless one has the focus. */
export function ConfirmDialog({ text, items = [], confirmLabel, cancelLabel, isDangerous, onAnswer }: ConfirmDialogProps) {
  return (
    <>
      <p className={classes.text}>{text}</p>
      {items.length > 0 ? (
        <ul className={classes.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {cancelLabel ?? i18next.t('ui:confirm.cancel')}
        </Button>
        <Button color={isDangerous ? 'var(--danger-fill)' : 'accent'} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </Group>
    </>
  )
}

/** Asks before an action that undo cannot revert, or that removes more than it says. Resolves false when the dialog is closed in any other way. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: question.title,
      onClose: () => resolve(false),
      children: (
        <ConfirmDialog
          {...question}
          onAnswer={(isConfirmed) => {
            resolve(isConfirmed)
            modals.close(id)
          }}
        />
      ),
    })
  })
}
