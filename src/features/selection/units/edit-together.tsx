import { Button, Checkbox, Group, Modal, NativeSelect } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { airHandlerOf } from '../../../model/drawing/kits/derive-kits'
import { omit } from '../../../model/change/omit'
import type { IndoorUnitPatch } from '../../../model/edits/list/edit-indoor-unit'
import { pickReserve } from '../../../model/pack-rules/pick-reserve'
import type { IndoorUnit } from '../../../model/project/project'
import { UNSIZED } from '../../../model/project/sizing'
import type { DesignPack } from '../../../state/core/pack'
import { currentProject } from '../../../state/piping/project'
import { FilteredInput } from '../../../ui/fields/filtered/filtered-input'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import { treeState } from '../../../workbench/systems/tree-state'
import { catalogueEntries, catalogueEntry, catalogueTypes, type CatalogueEntry } from '../catalogue/catalogue-entry'
import { smallestThatFits } from '../catalogue/pick-model'
import { editTogether } from '../commands/edit-together'
import type { SystemView } from '../picked-system'
import { useDeliveredShares } from '../use-delivered-shares'
import { useSizing } from '../use-sizing'
import { usePack } from '../../../ui/hooks/use-pack'
import classes from '../air-handler/air-handler.module.css'

interface EditTogetherProps {
  system: SystemView
  unitIds: ReadonlySet<string>
  isDisabled: boolean
}

/** A button with a dialog that edits all picked entries at once, or all entries of the systems that are picked in the tree. */
export function EditTogether({ system, unitIds, isDisabled }: EditTogetherProps) {
  const { t } = useTranslation('choosing')
  const pack = usePack()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={ICON_PX} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {t('together.open')}
      </Button>
      <Modal opened={isOpen} onClose={close} size={640} title={t('together.title')} closeButtonProps={{ 'aria-label': t('combine.close') }}>
        {isOpen && pack ? <Fields system={system} unitIds={unitIds} pack={pack} onClose={close} /> : null}
      </Modal>
    </>
  )
}

const MOST_KW = 1000
const REQUIRED = ['requiredCoolingKw', 'requiredSensibleKw', 'requiredHeatingKw'] as const
const WORDS = { requiredCoolingKw: 'cooling', requiredSensibleKw: 'sensible', requiredHeatingKw: 'heating' } as const

function Fields({ system, unitIds, pack, onClose }: Omit<EditTogetherProps, 'isDisabled'> & { pack: DesignPack; onClose: () => void }) {
  const { t } = useTranslation(['choosing', 'selection', 'catalogue', 'ui'])
  const { picked } = useSnapshot(treeState)
  const [patch, setPatch] = useState<IndoorUnitPatch>({})
  const [type, setType] = useState('')
  const [isEverywhere, setEverywhere] = useState(false)
  const modelFor = useModelOfType(system.id, pack, type)
  const isNothing = Object.keys(patch).length === 0 && type === ''
  const put = (key: keyof IndoorUnitPatch, value: unknown, isGiven: boolean): void => {
    setPatch(isGiven ? { ...patch, [key]: value } : omit(patch, key))
  }
  return (
    <form
      className={classes.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        editTogether(isEverywhere ? unitsOf(picked) : new Map([[system.id, [...unitIds]]]), patch, modelFor)
        onClose()
      }}
    >
      <p className={classes.hint}>{t('together.text', { count: unitIds.size })}</p>
      <div className={classes.three}>
        {REQUIRED.map((key) => (
          <QuantityField
            key={key}
            quantity="loadCapacity"
            label={t(`required.${WORDS[key]}`)}
            min={0}
            max={MOST_KW}
            value={patch[key] ?? null}
            onCommit={(kw) => put(key, kw, kw !== null)}
          />
        ))}
        <FilteredInput
          mode="noEmoji"
          label={t('selection:column.room')}
          value={patch.room ?? ''}
          onChange={(room) => put('room', room, room !== '')}
        />
        <FilteredInput
          mode="noEmoji"
          label={t('selection:column.floor')}
          value={patch.floor ?? ''}
          onChange={(floor) => put('floor', floor, floor !== '')}
        />
        <NativeSelect
          label={t('selection:column.type')}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
          data={[
            { value: '', label: t('together.sameType') },
            ...catalogueTypes(pack).map((code) => ({ value: code, label: `${code} · ${t(`catalogue:type.${code}`)}` })),
          ]}
        />
      </div>
      {picked.length > 1 ? (
        <Checkbox
          label={t('together.everywhere', { count: picked.length })}
          checked={isEverywhere}
          onChange={(event) => setEverywhere(event.currentTarget.checked)}
        />
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('ui:confirm.cancel')}
        </Button>
        <Button type="submit" disabled={isNothing}>
          {t('together.apply')}
        </Button>
      </Group>
    </form>
  )
}

/** Returns the model of a type that an entry gets: the smallest that delivers what its room requires, else the one that is nominally as large as before. */
function useModelOfType(systemId: string, pack: DesignPack, type: string): (unit: IndoorUnit) => CatalogueEntry | null {
  const shares = useDeliveredShares(systemId)
  const sizing = useSizing()
  const ofType = catalogueEntries(pack).filter((entry) => entry.type === type)
  return (unit) => {
    if (type === '' || airHandlerOf(unit)) return null
    const before = catalogueEntry(pack, unit.model)
    const air = { requiredAirflowM3h: before?.kind === 'hrv' ? before.airflowM3h : null, requiredPressurePa: null }
    const { requiredCoolingKw, requiredHeatingKw } = unit
    const isRequired = requiredCoolingKw !== null || requiredHeatingKw !== null
    const load = isRequired
      ? { requiredCoolingKw, requiredHeatingKw }
      : { requiredCoolingKw: before?.coolKw || null, requiredHeatingKw: null }
    const basis = {
      shares: isRequired && shares ? shares : { cooling: 1, heating: 1 },
      reservePct: isRequired ? pickReserve(pack) : 0,
      sizing: isRequired ? sizing : UNSIZED,
      airflowAt: ({ airflowM3h }: { airflowM3h: number }) => airflowM3h,
    }
    return smallestThatFits(ofType, { ...load, ...air }, basis)
  }
}

/** Returns all entries of the systems. */
function unitsOf(systemIds: readonly string[]): Map<string, string[]> {
  const project = currentProject()
  return new Map(systemIds.map((id) => [id, (project?.systems[id]?.indoorUnits ?? []).map((unit) => unit.id)]))
}
