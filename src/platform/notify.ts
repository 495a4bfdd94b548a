import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

export type NotifySeverity = 'info' | 'good' | 'advice' | 'error'

const ERROR_MS = 5000
const MESSAGE_MS = 3000
const COLOURS: Record<NotifySeverity, string> = {
  info: 'var(--accent)',
  good: 'var(--good-fill)',
  advice: 'var(--warning-fill)',
  error: 'var(--danger-fill)',
}

/** Shows one message in the corner: errors for 5 s, everything else for 3 s unless given. The same text is shown only once at a time. */
export function notify(severity: NotifySeverity, text: string, durationMs = severity === 'error' ? ERROR_MS : MESSAGE_MS): void {
  notifications.hide(text)
  notifications.show({
    id: text,
    message: text,
    color: COLOURS[severity],
    autoClose: durationMs,
    closeButtonProps: { 'aria-label': i18next.t('app:close') },
    role: severity === 'error' ? 'alert' : 'status',
  })
}
