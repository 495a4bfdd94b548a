import { Button, Group, Modal, SegmentedControl, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renumberTags, setTagScheme } from '../../model/edits/tags/renumber-tags'
import { schemeOf } from '../../model/tags/project-tags'
import { patternFault, USUAL_TAGS } from '../../model/tags/tag-scheme'
import type { TaggedKind, TagScheme } from '../../model/tags/tag-scheme'
import { change } from '../commands/change'
import type { OpenSystem } from '../open-system/use-open-system'
import { RetagList } from './retag-list'
import { exampleTag } from './example-tag'
import classes from './tags.module.css'

const KINDS = Object.keys(USUAL_TAGS.prefixes) as TaggedKind[]
const LONGEST_PREFIX = 10
type Scope = 'system' | 'project'

/** Edits how tags are written, with an example, and numbers those of a system or of the project again, with each tag before and after. */
export function TagsDialog({ open, onClose }: { open: OpenSystem; onClose: () => void }) {
  const { t } = useTranslation('lines')
  return (
    <Modal opened size={720} onClose={onClose} title={t('tags.title')} closeButtonProps={{ 'aria-label': t('tags.close') }}>
      <TagsForm open={open} onClose={onClose} />
    </Modal>
  )
}

function TagsForm({ open, onClose }: { open: OpenSystem; onClose: () => void }) {
  const { t } = useTranslation('lines')
  const { project, system } = open
  const stored = schemeOf(project)
  const [draft, setDraft] = useState<TagScheme>(stored)
  const [scope, setScope] = useState<Scope>('system')
  const isSame = KINDS.every((kind) => draft.prefixes[kind] === stored.prefixes[kind])
  const isChanged = !isSame || draft.unit !== stored.unit || draft.outdoor !== stored.outdoor
  const scheme = isChanged ? draft : stored
  const isWrong = patternFault(draft.unit) !== null || patternFault(draft.outdoor) !== null
  const systemId = scope === 'system' ? system.id : null
  const list = useMemo(() => (isWrong ? [] : renumberTags(project, systemId, scheme).list), [project, systemId, scheme, isWrong])
  const pattern = (key: 'unit' | 'outdoor') => {
    const fault = patternFault(draft[key])
    return (
      <TextInput
        label={t(`tags.${key}`)}
        value={draft[key]}
        error={fault && t(`tags.fault.${fault}`)}
        description={fault ? undefined : t('tags.example', { tag: exampleTag(open, draft, key) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => setDraft({ ...draft, [key]: event.currentTarget.value })}
      />
    )
  }
  return (
    <>
      <p className={classes.hint}>{t('tags.hint')}</p>
      <div className={classes.patterns}>
        {pattern('unit')}
        {pattern('outdoor')}
      </div>
      <fieldset className={classes.prefixes}>
        <legend>{t('tags.prefixes')}</legend>
        {KINDS.map((kind) => (
          <TextInput
            key={kind}
            label={t(`tags.kind.${kind}`)}
            value={draft.prefixes[kind]}
            maxLength={LONGEST_PREFIX}
            onChange={(event) => setDraft({ ...draft, prefixes: { ...draft.prefixes, [kind]: event.currentTarget.value } })}
          />
        ))}
      </fieldset>
      <Group justify="space-between" align="center" gap="sm">
        <h3 className={classes.title}>{t('tags.renumber')}</h3>
        <SegmentedControl
          aria-label={t('tags.scope')}
          value={scope}
          data={[
            { value: 'system', label: t('tags.ofSystem', { system: system.name }) },
            { value: 'project', label: t('tags.ofProject') },
          ]}
          onChange={(next) => setScope(next === 'project' ? 'project' : 'system')}
        />
      </Group>
      <RetagList project={project} list={list} />
      <Group justify="flex-end" gap="sm" mt="md">
        <Button
          variant="default"
          disabled={!isChanged || isWrong}
          onClick={() => {
            change((now) => setTagScheme(now, draft))
            onClose()
          }}
        >
          {t('tags.forNew')}
        </Button>
        <Button
          disabled={isWrong || list.length === 0}
          onClick={() => {
            change((now) => renumberTags(now, systemId, isChanged ? draft : schemeOf(now)))
            onClose()
          }}
        >
          {t('tags.apply', { count: list.length })}
        </Button>
      </Group>
    </>
  )
}
