import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

const UNDO_MS = 15_000

/** Shows a message about an action, with a button that undoes it. */
export function notifyUndo(text: string, undoLabel: string, undo: () => void): void {
  const id = `undo ${text}`
  notifications.hide(id)
  notifications.show({
    id,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <span>{text}</span>
        <Button
          flex="none"
          variant="default"
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          {undoLabel}
        </Button>
      </Group>
    ),
    color: 'var(--accent)',
    autoClose: UNDO_MS,
    closeButtonProps: { 'aria-label': i18next.t('app:close') },
    role: 'status',
  })
}
