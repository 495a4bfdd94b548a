import { Button, Group, Modal } from '@mantine/core'

interface PromptProps {
  isOpen: boolean
  title: string
  text: string
  /** Changes nothing. */
  stay: { label: string; act: () => void }
  /** The proposed answer, which Enter takes. */
  go: { label: string; act: () => void; isBusy?: boolean }
}

/** A question about the whole application with two answers. */
export function Prompt({ isOpen, title, text, stay, go }: PromptProps) {
  return (
    <Modal opened={isOpen} onClose={stay.act} title={title} withCloseButton={false}>
      <p>{text}</p>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={stay.act}>
          {stay.label}
        </Button>
        <Button data-autofocus loading={go.isBusy ?? false} onClick={go.act}>
          {go.label}
        </Button>
      </Group>
    </Modal>
  )
}
