import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { session } from '../../state/page/session'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { useSentence } from '../open-system/use-sentence'
import { acceptance, acceptAs, askForReason, type ToAccept } from './exceptions'
import classes from './exceptions.module.css'

const LONGEST = 500
/** Findings that are listed in full; the others are counted. */
const MOST_SHOWN = 4

/** Asks why findings are accepted; the reason, the name and the time are recorded. */
export function AcceptDialog() {
  const { t } = useTranslation('control')
  const findings = useSnapshot(acceptance).findings as readonly ToAccept[]
  const close = (): void => askForReason([])
  return (
    <Modal opened={findings.length > 0} onClose={close} title={t('accept.title')} closeButtonProps={{ 'aria-label': t('accept.close') }}>
      {findings.length > 0 ? <AcceptForm findings={findings} onClose={close} /> : null}
    </Modal>
  )
}

function AcceptForm({ findings, onClose }: { findings: readonly ToAccept[]; onClose: () => void }) {
  const { t } = useTranslation(['control', 'ui'])
  const [reason, setReason] = useState('')
  const { userInfo } = useSnapshot(session)
  const sentence = useSentence(useUnitSettings())
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() === '') return
        acceptAs(findings, reason.trim())
        onClose()
      }}
    >
      <ul className={classes.list}>
        {findings.slice(0, MOST_SHOWN).map(({ finding, place }, at) => (
          <li key={at}>
            {place === '' ? null : <b>{place}: </b>}
            {sentence(finding)}
          </li>
        ))}
        {findings.length > MOST_SHOWN ? <li>{t('gone.more', { number: findings.length - MOST_SHOWN })}</li> : null}
      </ul>
      <Textarea
        data-autofocus
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LONGEST}
        label={t('accept.reason')}
        description={t('accept.recorded', { name: userInfo?.userName ?? '' })}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('ui:confirm.cancel')}
        </Button>
        <Button type="submit" disabled={reason.trim() === ''}>
          {t('accept.submit')}
        </Button>
      </Group>
    </form>
  )
}
