import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilteredInput } from '../../ui/fields/filtered/filtered-input'
import classes from './create-dialog.module.css'
import { DesignFields } from './design-fields'
import { PlaceFields } from './place-fields'
import { estimatedConditions, impossibleConditions, withWeather, type ProjectDraft } from './project-draft'
import { PROJECT_TYPES } from './project-types'

const LONGEST_NAME = 200
const LONGEST_NUMBER = 60
const LONGEST_TELEPHONE = 40

export interface ProjectFieldsProps {
  draft: ProjectDraft
  isNameMissing: boolean
  /** Placeholder and description of the project number while the server is asked for one. */
  numberHint?: { placeholder: string; description: string | undefined }
  onDraft: (change: (before: ProjectDraft) => ProjectDraft) => void
}

/** Edits name, number, type, telephone, place and design conditions of a new or changed project. */
export function ProjectFields({ draft, isNameMissing, numberHint, onDraft }: ProjectFieldsProps) {
  const { t } = useTranslation('projects')
  const patch = (fields: Partial<ProjectDraft>): void => onDraft((before) => ({ ...before, ...fields }))
  const types: readonly string[] = PROJECT_TYPES
  return (
    <>
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
          onChange={(name) => patch({ name })}
        />
        <FilteredInput
          mode="noEmoji"
          label={t('field.number')}
          {...numberHint}
          maxLength={LONGEST_NUMBER}
          value={draft.number}
          onChange={(number) => patch({ number })}
        />
        <FilteredInput
          mode="noEmoji"
          type="tel"
          label={t('field.telephone')}
          maxLength={LONGEST_TELEPHONE}
          value={draft.telephone}
          onChange={(telephone) => patch({ telephone })}
        />
        <Select
          className={classes.wide ?? ''}
          label={t('field.type')}
          allowDeselect={false}
          data={(types.includes(draft.type) || draft.type === '' ? types : [...types, draft.type]).map((type) => ({
            value: type,
            label: t(`type.${type}`, { defaultValue: type }),
          }))}
          value={draft.type === '' ? null : draft.type}
          onChange={(type) => type !== null && patch({ type })}
        />
        <PlaceFields
          country={draft.country}
          province={draft.province}
          city={draft.city}
          onPlace={patch}
          onWeather={(weather) =>
            onDraft((before) => ({ ...before, design: withWeather(before.design, weather), estimated: estimatedConditions(weather) }))
          }
        />
      </div>
      <DesignFields
        design={draft.design}
        impossible={impossibleConditions(draft.design)}
        estimated={draft.estimated}
        onDesign={(design) =>
          patch({ design: { ...draft.design, ...design }, estimated: draft.estimated.filter((key) => !(key in design)) })
        }
      />
    </>
  )
}
