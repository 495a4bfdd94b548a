import { Button, Group, Modal } from '@mantine/core'

interface PromptProps {
  isOpen: boolean
  title: string
  text: string
  /** Leaves everything as it is. */
  stay: { label: string; act: () => void }
  /** What is proposed, under Enter. */
  go: { label: string; act: () => void }
}

/** Something about the whole application that asks for one answer. */
export function Prompt({ isOpen, title, text, stay, go }: PromptProps) {
  return (
    <Modal opened={isOpen} onClose={stay.act} title={title} withCloseButton={false}>
      <p>{text}</p>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={stay.act}>
          {stay.label}
        </Button>
        <Button data-autofocus onClick={go.act}>
          {go.label}
        </Button>
      </Group>
    </Modal>
  )
}
