import type { SheetColumn } from '../../../ui/sheet/cells/sheet-column'
import { MOST_LETTERS } from '../../../workbench/lines/node-columns'
import { readText } from '../../../workbench/lines/read-cells'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** Returns the column of the outdoor unit's label, which is the system's name. */
export function systemNameColumn({ system }: OpenSystem, header: string): SheetColumn {
  const name = (): string => system.name
  return {
    key: 'systemName',
    header,
    widthPx: 170,
    text: name,
    edit: { kind: 'text', isOpen: () => true, read: readText(MOST_LETTERS), value: name, typed: name },
  }
}
