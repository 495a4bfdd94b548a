import { useMemo } from 'react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { edgeRow, nodeRow } from '../../model/diagram/diagram-rows'
import { projectState } from '../../state/piping/project'
import { Sheet } from '../../ui/sheet/sheet'
import type { SheetColumn, SheetEntry } from '../../ui/sheet/cells/sheet-column'
import type { SheetHandle, SheetProps } from '../../ui/sheet/sheet-props'
import type { SheetSort } from '../../ui/sheet/sort-lines'
import type { LineNames } from '../../ui/sheet/use-sheet-cursor'
import { removePicked } from '../commands/remove-picked'
import { writeCells } from '../commands/write-cells'
import { askForInspector, local, setPicked } from '../open-system/local'
import type { OpenSystem } from '../open-system/use-open-system'
import { cellsOfEntries } from './cells-of-entries'
import { pickedLines, pickLines } from './lines'
import type { Lines } from './lines'
import { isPipeColumn } from './pipe-columns'

export interface LineSheetProps {
  open: OpenSystem
  label: string
  lines: Lines
  columns: readonly SheetColumn[]
  order: Int32Array
  groupName?: (group: number) => string
  sort: SheetSort | null
  onSort: (sort: SheetSort | null) => void
  nothing: ReactNode
  onLeave?: () => void
  onMenu?: SheetProps['onMenu']
  onKey?: SheetProps['onKey']
  onPasteText?: SheetProps['onPasteText']
  ref?: Ref<SheetHandle>
}

/** Renders the rows of the open system as an editable sheet; its picked rows and those of the board are the same. */
export function LineSheet({ open, label, lines, columns, order, onLeave, ref, ...shown }: LineSheetProps) {
  const { t } = useTranslation('lines')
  const { picked } = useSnapshot(local)
  const { readOnly } = useSnapshot(projectState)
  const { drawing, system, pack, names, sentence } = open
  const { diagram } = drawing
  const selected = useMemo(() => pickedLines(drawing, lines, picked), [drawing, lines, picked])
  const lineNames = useMemo(
    (): LineNames => ({
      lineKey: (line) => {
        const edge = diagram.edgeId[lines.edge[line] ?? -1]
        return edge === undefined ? `node ${diagram.nodeId[lines.node[line] ?? -1] ?? ''}` : `pipe ${edge}`
      },
      lineOf: (key) => {
        const id = key.slice(key.indexOf(' ') + 1)
        return (key.startsWith('pipe ') ? lines.ofEdge[edgeRow(diagram, id)] : lines.ofNode[nodeRow(diagram, id)]) ?? -1
      },
    }),
    [diagram, lines],
  )
  const write = (entries: SheetEntry[]): void => void writeCells(system.id, cellsOfEntries(open, lines, entries), pack, sentence)
  return (
    <Sheet
      {...shown}
      ref={ref}
      label={label}
      names={lineNames}
      lineName={(line) => (line < 0 ? t('noLine') : names.node(lines.node[line] ?? -1))}
      columns={columns}
      order={order}
      picked={selected}
      onPick={(which, column) => setPicked(pickLines(drawing, lines, which, isPipeColumn(column)))}
      onWrite={write}
      isReadOnly={readOnly}
      onOpen={askForInspector}
      onRemove={() => removePicked(system.id, local.picked)}
      onLeave={onLeave}
    />
  )
}
