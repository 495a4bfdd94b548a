import { useSnapshot } from 'valtio'
import type { IndoorUnit } from '../../../model/project/project'
import type { RoomSize } from '../../../model/project/room-size'
import { projectState } from '../../../state/piping/project'
import { RoomSizeFields } from '../../../ui/fields/room-size-fields'
import { setCells } from '../../../workbench/commands/set-cells'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** Edits the size of a unit's room; units of one list entry share it. */
export function RoomFields({ open, item }: { open: OpenSystem; item: Pick<IndoorUnit, 'id' | keyof RoomSize> }) {
  const { readOnly } = useSnapshot(projectState)
  const store = (size: Partial<RoomSize>): void => {
    const given = (['roomAreaM2', 'roomHeightM'] as const).flatMap((property) => {
      const value = size[property]
      return value === undefined ? [] : [{ property, ids: [item.id], values: [value] }]
    })
    setCells(open.system.id, given, open.pack)
  }
  return <RoomSizeFields size={item} isDisabled={readOnly} onCommit={store} />
}
