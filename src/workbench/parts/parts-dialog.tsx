import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { DesignPack } from '../../state/core/pack'
import { currentProject } from '../../state/piping/project'
import { EmptyState } from '../../ui/feedback/empty-state'
import { chooseOutdoorParts, chooseParts } from './choose-parts'
import { partsDialog } from './parts-state'
import { usePack } from '../../ui/hooks/use-pack'
import { PanelChoice } from './panel-choice'
import { PartGroups } from './part-groups'
import { asDelivered, lineTargets, offersFor, outdoorTarget, panelGroups, withDraft, type PartDraft, type PartTarget } from './part-targets'
import classes from './parts.module.css'

/** Dialog in which panel, rear-mounted components and accessories are chosen: for one entry of the list, for several together, or for the outdoor unit. */
export function PartsDialog() {
  const { t } = useTranslation('parts')
  const { isOpen, systemId, unitIds } = useSnapshot(partsDialog)
  const pack = usePack()
  const targets = pack ? targetsOf(pack, systemId, unitIds) : []
  const [only] = targets
  const close = (): void => void (partsDialog.isOpen = false)
  const title =
    unitIds === null
      ? t('outdoor.title', { model: only?.name })
      : t(targets.length > 1 ? 'title.several' : 'title.one', { name: only?.name })
  return (
    <Modal opened={isOpen && targets.length > 0} onClose={close} size={760} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      {isOpen && pack && targets.length > 0 ? (
        <PartsForm
          key={`${systemId} ${unitIds?.join(' ')}`}
          pack={pack}
          targets={targets}
          systemId={systemId}
          isOutdoor={unitIds === null}
          onClose={close}
        />
      ) : null}
    </Modal>
  )
}

function targetsOf(pack: DesignPack, systemId: string, unitIds: readonly string[] | null): PartTarget[] {
  const system = currentProject()?.systems[systemId]
  if (!system) return []
  return unitIds === null ? [outdoorTarget(pack, system)] : lineTargets(pack, system, unitIds)
}

interface PartsFormProps {
  pack: DesignPack
  targets: readonly PartTarget[]
  systemId: string
  isOutdoor: boolean
  onClose: () => void
}

const UNTOUCHED: PartDraft = { panels: new Map(), counts: new Map() }

function PartsForm({ pack, targets, systemId, isOutdoor, onClose }: PartsFormProps) {
  const { t } = useTranslation(['parts', 'ui'])
  const [base, setBase] = useState(targets)
  const [draft, setDraft] = useState(UNTOUCHED)
  const offers = offersFor(pack, base, draft)
  const groups = panelGroups(pack, base, draft)
  const [only] = base
  const store = (): void => {
    const choices = new Map(base.map((target) => [target.id, withDraft(pack, target, draft)]))
    if (isOutdoor) chooseOutdoorParts(systemId, choices.get(systemId) ?? [])
    else chooseParts(systemId, choices)
    onClose()
  }
  const hint = isOutdoor
    ? t('outdoor.each', { count: only?.units ?? 0 })
    : base.length > 1
      ? t('several', { count: base.length })
      : t('each', { count: only?.units ?? 0 })
  if (offers.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <form
      className={classes.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        store()
      }}
    >
      <p className={classes.hint}>{hint}</p>
      {groups.map((group) => (
        <PanelChoice
          key={group.key}
          pack={pack}
          group={group}
          isOneOfSeveral={groups.length > 1}
          onChoose={(panel) => setDraft({ ...draft, panels: new Map([...draft.panels, [group.key, panel]]) })}
        />
      ))}
      <PartGroups
        pack={pack}
        offers={offers.filter(({ type, isMisfit }) => type !== 'panel' || isMisfit)}
        of={base.length}
        onCount={(id, count) => setDraft({ ...draft, counts: new Map([...draft.counts, [id, count]]) })}
      />
      <Group className={classes.foot} gap="sm">
        <Button
          variant="subtle"
          mr="auto"
          onClick={() => {
            setBase(asDelivered(pack, base))
            setDraft(UNTOUCHED)
          }}
        >
          {t('reset')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('ui:confirm.cancel')}
        </Button>
        <Button type="submit">{t('apply')}</Button>
      </Group>
    </form>
  )
}
