import { Button, Group, Modal } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../state/piping/project'
import { projectData } from '../../state/page/project-data'
import { draftOf, impossibleConditions, type ProjectDraft } from './project-draft'
import { ProjectFields } from './project-fields'
import { useStoreData } from './use-store-data'

/** Edits the data of the open project in one step that can be undone. */
export function ProjectDataDialog() {
  const { t } = useTranslation(['projects', 'app'])
  const { isOpen, opening } = useSnapshot(projectData)
  const { current } = useSnapshot(projectState)
  const close = (): void => {
    projectData.isOpen = false
  }
  return (
    <Modal
      opened={isOpen && current !== null}
      onClose={close}
      size={760}
      title={t('data.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      {current === null ? null : <DataForm key={`${current.id} ${opening}`} onClose={close} />}
    </Modal>
  )
}

function DataForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('projects')
  const { readOnly } = useSnapshot(projectState)
  const [draft, setDraft] = useState<ProjectDraft>(() => draftOf(projectState.current?.information))
  const [isNameAsked, setNameAsked] = useState(false)
  const store = useStoreData()
  const isNameMissing = draft.name.trim() === ''
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setNameAsked(true)
    if (isNameMissing || impossibleConditions(draft.design).length > 0) return
    store(draft)
    onClose()
  }
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={readOnly} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
        <ProjectFields draft={draft} isNameMissing={isNameAsked && isNameMissing} onDraft={setDraft} />
      </fieldset>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('create.cancel')}
        </Button>
        <Button type="submit" disabled={readOnly}>
          {t('data.apply')}
        </Button>
      </Group>
    </form>
  )
}
