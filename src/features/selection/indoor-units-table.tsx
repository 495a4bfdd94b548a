import { Button } from '@mantine/core'
import { IconCopyPlus, IconPlus, IconPuzzle, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../state/piping/project'
import { DataTable } from '../../ui/table/data-table'
import { EmptyState } from '../../ui/feedback/empty-state'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { duplicateIndoorUnits } from './commands/duplicate-indoor-units'
import { pasteRoomSizes } from './commands/paste-room-sizes'
import { moveUnits } from '../../workbench/commands/systems/move-units'
import { EditTogether } from './units/edit-together'
import { removeIndoorUnits } from './commands/remove-indoor-units'
import { useIndoorColumns } from './indoor-columns'
import type { UnitLine } from './units/unit-line'
import { openParts } from '../../workbench/parts/parts-state'
import { cataloguePanel } from './local'
import { MoveTo } from './move-to/move-to'
import type { SystemView } from './picked-system'
import { ICON_PX } from '../../ui/frame/icon-sizes'

const lineKey = (line: UnitLine) => line.unit.id

/** Lists the indoor units of one system, edited in place; picked rows can be duplicated, moved and removed. */
export function IndoorUnitsTable({ system, onOpenCatalogue }: { system: SystemView; onOpenCatalogue: () => void }) {
  const { t, i18n } = useTranslation(['selection', 'parts'])
  const unitSettings = useUnitSettings()
  const { current, readOnly } = useSnapshot(projectState)
  const { addedLine } = useSnapshot(cataloguePanel)
  const [pickedIds, setPicked] = useState<ReadonlySet<string>>(new Set())
  const picked = useMemo(() => new Set(system.indoorUnits.map((unit) => unit.id).filter((id) => pickedIds.has(id))), [system, pickedIds])
  const { columns, lines } = useIndoorColumns(system, readOnly, picked)
  const others = (current?.systemOrder ?? []).flatMap((id) => (id === system.id ? [] : (current?.systems[id] ?? [])))
  const isNothingPicked = picked.size === 0 || readOnly

  const toolbar = (
    <>
      <Button leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />} disabled={readOnly} onClick={onOpenCatalogue}>
        {t('units.add')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCopyPlus size={ICON_PX} aria-hidden="true" />}
        disabled={isNothingPicked}
        onClick={() => setPicked(new Set(duplicateIndoorUnits(system.id, [...picked])))}
      >
        {t('units.duplicate')}
      </Button>
      <EditTogether system={system} unitIds={picked} isDisabled={isNothingPicked} />
      <Button
        variant="default"
        leftSection={<IconPuzzle size={ICON_PX} aria-hidden="true" />}
        disabled={isNothingPicked}
        onClick={() => openParts(system.id, [...picked])}
      >
        {t('parts:open')}
      </Button>
      <MoveTo others={others} isDisabled={isNothingPicked} onMove={(to) => moveUnits(system.id, [...picked], to)} />
      <Button
        variant="default"
        leftSection={<IconTrash size={ICON_PX} aria-hidden="true" />}
        disabled={isNothingPicked}
        onClick={() => removeIndoorUnits(system.id, [...picked])}
      >
        {t('units.remove')}
      </Button>
    </>
  )
  return (
    <DataTable
      columns={columns}
      rows={lines}
      rowKey={lineKey}
      label={t('units.title', { name: system.name })}
      search={lines.length > 0 ? t('units.search') : false}
      toolbar={lines.length > 0 ? toolbar : null}
      selected={picked}
      onSelect={setPicked}
      shownKey={addedLine}
      isShownFlashed
      onPasteBlock={(keys, column, text) =>
        !readOnly && pasteRoomSizes(system.id, keys, column, text, { unitSettings, language: i18n.language })
      }
      onRemove={(keys) => !readOnly && removeIndoorUnits(system.id, [...keys])}
      empty={
        <EmptyState
          title={t('units.emptyTitle')}
          text={t('units.emptyText')}
          action={
            <Button disabled={readOnly} onClick={onOpenCatalogue}>
              {t('units.add')}
            </Button>
          }
        />
      }
    />
  )
}
