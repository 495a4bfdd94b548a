import { Button, Group, Modal, Select } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { callFailure } from '../../platform/call-failure'
import { notify } from '../../platform/notify'
import { createProject } from '../../state/open-project'
import { session } from '../../state/session'
import { FilteredInput } from '../../ui/filtered-input/filtered-input'
import { DesignFields } from './design-fields'
import classes from './create-dialog.module.css'
import { PlaceFields } from './place-fields'
import { estimatedConditions, impossibleConditions, informationOf, newDraft, withWeather, type ProjectDraft } from './project-draft'
import { PROJECT_TYPES } from './project-types'
import { useProjectNumber } from './use-project-number'

const LONGEST_NAME = 200

/** A new project: name, number, type, place, design conditions. */
export function CreateDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('projects')
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('create.title')} size={760} closeButtonProps={{ 'aria-label': t('create.cancel') }}>
      <CreateForm onClose={onClose} />
    </Modal>
  )
}

function CreateForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('projects')
  const navigate = useNavigate()
  const { userInfo } = useSnapshot(session)
  const [draft, setDraft] = useState<ProjectDraft>(newDraft)
  const [isNameMissing, setNameMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const patch = (fields: Partial<ProjectDraft>): void => setDraft((before) => ({ ...before, ...fields }))
  const number = useProjectNumber((given) => setDraft((before) => (before.number === '' ? { ...before, number: given } : before)))
  const impossible = impossibleConditions(draft.design)

  const create = async (): Promise<void> => {
    setBusy(true)
    try {
      const id = await createProject(informationOf(draft, { name: userInfo?.userName ?? '', email: userInfo?.email ?? '' }))
      if (id === null) setBusy(false)
      else await navigate('/navbar/mssp/selection')
    } catch (error) {
      notify('error', t('create.failed', { reason: callFailure(error) }))
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (draft.name.trim() === '') setNameMissing(true)
    else if (impossible.length === 0) void create()
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.grid}>
        <FilteredInput
          mode="noEmoji"
          className={classes.wide ?? ''}
          label={t('field.name')}
          required
          data-autofocus
          maxLength={LONGEST_NAME}
          value={draft.name}
          error={isNameMissing ? t('create.nameMissing') : undefined}
          onChange={(name) => {
            patch({ name })
            setNameMissing(false)
          }}
        />
        <FilteredInput
          mode="noEmoji"
          label={t('field.number')}
          placeholder={number.isAsking ? t('create.numberAsking') : ''}
          description={number.hasFailed ? t('create.numberFailed') : undefined}
          maxLength={60}
          value={draft.number}
          onChange={(number) => patch({ number })}
        />
        <Select
          label={t('field.type')}
          allowDeselect={false}
          data={PROJECT_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          value={draft.type}
          onChange={(type) => type !== null && patch({ type })}
        />
        <PlaceFields
          country={draft.country}
          province={draft.province}
          city={draft.city}
          onPlace={patch}
          onWeather={(weather) =>
            setDraft((before) => ({ ...before, design: withWeather(before.design, weather), estimated: estimatedConditions(weather) }))
          }
        />
      </div>
      <DesignFields
        design={draft.design}
        impossible={impossible}
        estimated={draft.estimated}
        onDesign={(design) =>
          patch({ design: { ...draft.design, ...design }, estimated: draft.estimated.filter((key) => !(key in design)) })
        }
      />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('create.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('create.create')}
        </Button>
      </Group>
    </form>
  )
}
