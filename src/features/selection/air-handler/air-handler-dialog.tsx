import { Button, Group, Modal } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { checkKits } from '../../../model/pack-rules/kit-check'
import { recommendKits } from '../../../model/pack-rules/kit-recommendation'
import { currentProject } from '../../../state/piping/project'
import type { DesignPack } from '../../../state/core/pack'
import { putAirHandler } from '../commands/put-air-handler'
import { airHandlerDialog, showLine } from '../local'
import { usePack } from '../../../ui/hooks/use-pack'
import classes from './air-handler.module.css'
import { ChosenKitRows } from './chosen-kits'
import { DemandFields } from './demand-fields'
import { chosenKits, draftOf, newChoice, type AirHandlerDraft } from './draft'
import { KitLimits } from './kit-limit-list'
import { KitProposals } from './kit-proposals'

/** Dialog of an air handler: what it needs, the kits that carry it, and every limit of the kits that are chosen. */
export function AirHandlerDialog() {
  const { t } = useTranslation('airHandler')
  const { isOpen, systemId, unitId } = useSnapshot(airHandlerDialog)
  const pack = usePack()
  const close = (): void => void (airHandlerDialog.isOpen = false)
  return (
    <Modal
      opened={isOpen && pack !== null}
      onClose={close}
      size={920}
      title={unitId === null ? t('title.add') : t('title.edit')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {isOpen && pack ? (
        <AirHandlerForm key={`${systemId} ${unitId}`} systemId={systemId} unitId={unitId} pack={pack} onClose={close} />
      ) : null}
    </Modal>
  )
}

interface AirHandlerFormProps {
  systemId: string
  unitId: string | null
  pack: DesignPack
  onClose: () => void
}

function AirHandlerForm({ systemId, unitId, pack, onClose }: AirHandlerFormProps) {
  const { t } = useTranslation('airHandler')
  const [draft, setDraft] = useState<AirHandlerDraft>(() =>
    draftOf(currentProject()?.systems[systemId]?.indoorUnits.find(({ id }) => id === unitId) ?? null),
  )
  const set = (patch: Partial<AirHandlerDraft>): void => setDraft((before) => ({ ...before, ...patch }))
  const { coils, demand, choices } = draft
  const check = useMemo(() => checkKits(pack, coils, chosenKits(choices), demand), [pack, coils, choices, demand])
  const proposals = useMemo(() => {
    const { coolingKw } = demand
    return coolingKw !== null && coolingKw > 0 && coils > 0 ? recommendKits(pack, { ...demand, coolingKw, coils }) : []
  }, [pack, demand, coils])
  const isWhole = check.kits > 0 && check.unknown.length === 0
  const store = (): void => {
    const named = draft.name === '' ? { ...draft, name: t('name.usual') } : draft
    const id = putAirHandler(systemId, unitId, named)
    if (id !== null) showLine(id)
    onClose()
  }
  return (
    <form
      className={classes.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) store()
      }}
    >
      <DemandFields draft={draft} onDraft={set} />
      <KitProposals proposals={proposals} choices={choices} onUse={({ choice }) => set({ choices: [newChoice(choice)] })} />
      <ChosenKitRows choices={choices} check={check} pack={pack} onChoices={(next) => set({ choices: next })} />
      {choices.length > 0 ? <KitLimits check={check} choices={choices} /> : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('ui:confirm.cancel')}
        </Button>
        <Button type="submit" disabled={!isWhole}>
          {isWhole ? (unitId === null ? t('add') : t('save')) : t('chooseFirst')}
        </Button>
      </Group>
    </form>
  )
}
