import { Button, Group, Modal } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../platform/areas'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { createProject } from '../../state/piping/open-project'
import { session } from '../../state/page/session'
import fields from './data/fields.module.css'
import { keepPage, lastPage } from './data/last-page'
import { NameFields } from './data/name-fields'
import { PlacePart } from './data/place-part'
import { impossibleConditions, informationOf, newDraft, type ProjectDraft } from './data/project-draft'
import { ICON_PX } from '../../ui/frame/icon-sizes'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'

/** Asks the server once for a fresh project number. */
function useProjectNumber(onNumber: (number: string) => void): { isAsking: boolean; hasFailed: boolean } {
  const [state, setState] = useState<'asking' | 'there' | 'failed'>('asking')
  const receive = useRef(onNumber)
  const hasAsked = useRef(false)
  useEffect(() => {
    // The server consumes a number with each request, so React's repeated mount must not ask twice.
    if (hasAsked.current) return
    hasAsked.current = true
    call(CALLS.project.mssp.makeProjectNo).then(
      (number) => {
        receive.current(number)
        setState('there')
      },
      () => setState('failed'),
    )
  }, [])
  return { isAsking: state === 'asking', hasFailed: state === 'failed' }
}

/** Asks the server once for the user's last first page. */
function useLastPage(): Partial<ProjectDraft> | null {
  const [last, setLast] = useState<Partial<ProjectDraft> | null>(null)
  useEffect(() => {
    let isGone = false
    void lastPage().then((page) => {
      if (!isGone) setLast(page)
    })
    return () => {
      isGone = true
    }
  }, [])
  return last
}

/** Creates a piping project: name, number, type, place, design conditions. */
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
  const { t: words } = useTranslation('information')
  const navigate = useNavigate()
  const { userInfo } = useSnapshot(session)
  const [draft, setDraft] = useState<ProjectDraft>(newDraft)
  const [isNameAsked, setNameAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const number = useProjectNumber((given) => setDraft((before) => (before.number === '' ? { ...before, number: given } : before)))

  const change = (patch: Partial<ProjectDraft>): void => setDraft((before) => ({ ...before, ...patch }))
  const last = useLastPage()
  const create = async (): Promise<void> => {
    setBusy(true)
    try {
      const information = informationOf(draft, { name: userInfo?.userName ?? '', email: userInfo?.email ?? '' })
      const id = await createProject(information)
      if (id === null) {
        setBusy(false)
        return
      }
      keepPage(information)
      await navigate(pathOf('selection'))
    } catch (error) {
      notify('error', t('create.failed', { reason: callFailure(error) }))
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setNameAsked(true)
    if (draft.name.trim() !== '' && impossibleConditions(draft.design).length === 0) void create()
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className={fields.grid}>
        <NameFields
          draft={draft}
          isNameMissing={isNameAsked && draft.name.trim() === ''}
          numberHint={{
            placeholder: number.isAsking ? t('create.numberAsking') : '',
            description: number.hasFailed ? t('create.numberFailed') : undefined,
          }}
          onChange={change}
        />
      </div>
      <PlacePart draft={draft} onChange={change} />
      <Group justify="flex-end" gap="sm" mt="lg">
        {last ? (
          <Button
            mr="auto"
            variant="subtle"
            leftSection={<IconHistory size={ICON_PX} aria-hidden="true" />}
            title={words('lastHint')}
            onClick={() => change(last)}
          >
            {words('last')}
          </Button>
        ) : null}
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
