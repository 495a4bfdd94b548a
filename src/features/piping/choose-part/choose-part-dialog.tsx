import { Modal, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { partSession } from '../commands/drop/part-session'
import { placeName } from '../commands/drop/place-name'
import type { Refusal } from '../../../workbench/commands/refusal'
import { RepairButton } from '../../../workbench/frame/repair-button'
import { WithOpen } from '../../../workbench/open-system/open-context'
import type { Part, PartGroup } from '../palette/part'
import { searchParts } from '../palette/part-groups'
import { usePartGroups } from '../palette/use-part-groups'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { ChoiceList } from './choice-list'
import classes from './choose-part.module.css'
import { choosePartState } from './choose-part-state'
import type { PartPurpose } from './choose-part-state'
import { useVerdicts } from './use-verdicts'
import type { Place } from '../../../drawing/view/spatial-index'
import { isUnitKind } from '../../../model/project/codes'
import { edgeRow, nodeRow } from '../../../model/diagram/diagram-rows'
import { kindAt } from '../../../model/diagram/diagram-tree'
import { ICON_PX } from '../../../ui/frame/icon-sizes'

/** Returns the place for the chosen part. */
function purposePlace({ drawing }: OpenSystem, purpose: PartPurpose, id: string): Place {
  return purpose === 'insert' ? { kind: 'edge', row: edgeRow(drawing.diagram, id) } : { kind: 'node', row: nodeRow(drawing.diagram, id) }
}

/** Returns the palette groups that fit the place: units for a unit, fittings for a fitting or a pipe, both for an open place. */
function candidateGroups({ drawing }: OpenSystem, groups: readonly PartGroup[], place: Place): PartGroup[] {
  const kind = place.kind === 'edge' ? 'joint' : kindAt(drawing.diagram, place.row)
  const isMeant = (isUnit: boolean): boolean => kind === 'placeholder' || isUnit === isUnitKind(kind)
  return groups
    .filter(({ key }) => kind === 'placeholder' || key !== 'missing')
    .map((group) => ({
      ...group,
      parts: group.parts.filter(({ what }) => what.kind !== 'note' && what.kind !== 'accessory' && isMeant(isUnitKind(what.item.kind))),
    }))
    .filter(({ parts }) => parts.length > 0)
}

/** Chooses a part for a place, for insertion into a pipe, or to replace a node, with the core's verdict on each. */
export const ChoosePartDialog = memo(function ChoosePartDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('placing')
  const { current } = useSnapshot(choosePartState)
  const close = (): void => {
    choosePartState.current = null
    onClose()
  }
  return (
    <Modal
      opened={current !== null}
      onClose={close}
      title={current ? t(`choose.${current.purpose}`) : ''}
      closeButtonProps={{ 'aria-label': t('close') }}
      returnFocus={false}
    >
      {current ? <WithOpen>{(open) => <Choices open={open} purpose={current.purpose} id={current.id} onClose={close} />}</WithOpen> : null}
    </Modal>
  )
})

interface ChoicesProps {
  open: OpenSystem
  purpose: PartPurpose
  id: string
  onClose: () => void
}

function Choices({ open, purpose, id, onClose }: ChoicesProps) {
  const { t } = useTranslation('placing')
  const [search, setSearch] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const groups = usePartGroups(open)
  const place = useMemo(() => purposePlace(open, purpose, id), [open, purpose, id])
  const candidates = useMemo(() => candidateGroups(open, groups, place), [open, groups, place])
  const verdicts = useVerdicts(open, place, candidates)
  if (place.row < 0) return <p>{t('nothingThere')}</p>
  const choose = async (part: Part): Promise<void> => {
    const { what } = part
    if (what.kind !== 'item' && what.kind !== 'airHandler') return
    const refused = await partSession(part, what.item, open).drop(place, false, { px: 0, py: 0 })
    setRefusal(refused)
    if (!refused) onClose()
  }
  return (
    <div className={classes.choices}>
      <p className={classes.where}>{placeName(open, place)}</p>
      <TextInput
        data-autofocus
        aria-label={t('parts.search')}
        placeholder={t('parts.search')}
        leftSection={<IconSearch size={ICON_PX} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p className={classes.refusal} role="status">
        {refusal?.sentence}
      </p>
      {refusal?.repair ? <RepairButton repair={refusal.repair} hasFocus onDone={onClose} /> : null}
      <ChoiceList groups={searchParts(candidates, search)} verdicts={verdicts} onChoose={(part) => void choose(part)} />
    </div>
  )
}
