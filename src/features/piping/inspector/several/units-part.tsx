import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { itemAt } from '../../../../drawing/labels/node-label'
import type { IndoorUnit } from '../../../../model/project/project'
import { projectState } from '../../../../state/piping/project'
import { RoomAreaField, RoomHeightField } from '../../../../ui/fields/room-size-fields'
import { TextEntry } from '../../../../ui/fields/text-entry'
import { setCells } from '../../../../workbench/commands/set-cells'
import type { CellValues } from '../../../../workbench/commands/set-cells'
import classes from '../../../../workbench/frame/panels.module.css'
import { LevelOfSeveral } from './level-of-several'
import { ModelOfSeveral } from './model-of-several'
import type { PartProps } from './part-props'
import { sharedValue } from './shared'
import { FloorLevelsButton } from '../../floor-levels/floor-levels-button'

/** Edits several units at once: model, room, its size, and level. Units of one line of the list share the room. */
export function UnitsPart({ open, part }: PartProps) {
  const { t } = useTranslation(['piping', 'panels'])
  const { readOnly } = useSnapshot(projectState)
  const { drawing, labels, pack, system } = open
  const item = (row: number): IndoorUnit | undefined => itemAt(drawing, row, labels)
  const room = sharedValue(part.rows, (row) => item(row)?.room ?? '')
  const area = sharedValue(part.rows, (row) => item(row)?.roomAreaM2 ?? null)
  const height = sharedValue(part.rows, (row) => item(row)?.roomHeightM ?? null)
  const lineIds = (): string[] => [...new Set(part.rows.map((row) => item(row)?.id ?? ''))].filter((id) => id !== '')
  const set = (cells: (ids: string[]) => CellValues): void => {
    const ids = lineIds()
    if (ids.length > 0) setCells(system.id, [cells(ids)], pack)
  }
  const various = t('pipe.various')
  return (
    <div className={classes.nodeFields}>
      <ModelOfSeveral open={open} part={part} label={t('panels:field.model')} />
      <TextEntry
        label={t('unit.room')}
        value={room ?? ''}
        placeholder={room === undefined ? various : undefined}
        isDisabled={readOnly}
        onCommit={(text) => set((ids) => ({ property: 'room', ids, values: ids.map(() => text) }))}
      />
      <RoomAreaField
        value={area ?? null}
        placeholder={area === undefined ? various : undefined}
        isDisabled={readOnly}
        onCommit={(metric) => set((ids) => ({ property: 'roomAreaM2', ids, values: ids.map(() => metric) }))}
      />
      <RoomHeightField
        value={height ?? null}
        placeholder={height === undefined ? various : undefined}
        isDisabled={readOnly}
        onCommit={(metric) => set((ids) => ({ property: 'roomHeightM', ids, values: ids.map(() => metric) }))}
      />
      <LevelOfSeveral open={open} part={part} />
      <FloorLevelsButton open={open} row={part.rows[0] ?? -1} />
    </div>
  )
}
