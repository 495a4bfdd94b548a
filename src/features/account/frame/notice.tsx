import { Alert } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'

const LOOKS = {
  error: { colour: 'var(--danger-fill)', Icon: IconAlertCircle, role: 'alert' },
  good: { colour: 'var(--good-fill)', Icon: IconCircleCheck, role: 'status' },
  info: { colour: 'var(--accent)', Icon: IconInfoCircle, role: 'status' },
} as const

/** Renders a sentence in the form. A ticking one is not announced at every tick. */
export function Notice({ kind, text, isTicking = false }: { kind: keyof typeof LOOKS; text: string; isTicking?: boolean }) {
  const { colour, Icon, role } = LOOKS[kind]
  return (
    <Alert role={role} aria-live={isTicking ? 'off' : undefined} mb="md" color={colour} icon={<Icon size={18} aria-hidden="true" />}>
      {text}
    </Alert>
  )
}
