import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextEntry } from '../../../ui/fields/text-entry'
import classes from './fields.module.css'
import type { ProjectDraft } from './project-draft'
import { PROJECT_TYPES } from './project-types'

const LONGEST_NAME = 200
const LONGEST_NUMBER = 60
const LONGEST_TELEPHONE = 40

export interface NameFieldsProps {
  draft: ProjectDraft
  isNameMissing: boolean
  /** Placeholder and description of the project number while the server is asked for one. */
  numberHint?: { placeholder: string; description: string | undefined }
  onChange: (patch: Partial<ProjectDraft>) => void
}

/** Edits name, number, telephone and type of a project. */
export function NameFields({ draft, isNameMissing, numberHint, onChange }: NameFieldsProps) {
  const { t } = useTranslation('projects')
  const types: readonly string[] = PROJECT_TYPES
  return (
    <>
      <div className={classes.wide} data-field="name">
        <TextEntry
          label={t('field.name')}
          isRequired
          isFirst
          maxLength={LONGEST_NAME}
          value={draft.name}
          error={isNameMissing ? t('create.nameMissing') : undefined}
          onCommit={(name) => onChange({ name })}
        />
      </div>
      <div data-field="number">
        <TextEntry
          label={t('field.number')}
          {...numberHint}
          maxLength={LONGEST_NUMBER}
          value={draft.number}
          onCommit={(number) => onChange({ number })}
        />
      </div>
      <div data-field="telephone">
        <TextEntry
          type="tel"
          label={t('field.telephone')}
          maxLength={LONGEST_TELEPHONE}
          value={draft.telephone}
          onCommit={(telephone) => onChange({ telephone })}
        />
      </div>
      <Select
        className={classes.wide ?? ''}
        data-field="type"
        label={t('field.type')}
        allowDeselect={false}
        data={(types.includes(draft.type) || draft.type === '' ? types : [...types, draft.type]).map((type) => ({
          value: type,
          label: t(`type.${type}`, { defaultValue: type }),
        }))}
        value={draft.type === '' ? null : draft.type}
        onChange={(type) => type !== null && onChange({ type })}
      />
    </>
  )
}
