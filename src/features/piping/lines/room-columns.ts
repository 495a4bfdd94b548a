import { areaFromMetric, areaMeasure } from '../../../engine/area'
import { fromMetric } from '../../../engine/measure'
import type { RoomSize } from '../../../model/room-size'
import { readRoomArea, readRoomHeight } from '../../../ui/sheet/read-measured'
import type { SheetColumn, SheetEdit } from '../../../ui/sheet/sheet-column'
import type { LineReader } from './line-reader'

/** Floor area and ceiling height of each unit's room, which limits of the refrigerant are read at; units of one line of the list have them together. */
export function roomColumns({ open, words, language }: LineReader, item: (line: number) => RoomSize | undefined): SheetColumn[] {
  const { labels, unitSettings } = open
  const { length } = unitSettings
  const reader = { unitSettings, language }
  const column = (
    key: string,
    unit: string,
    field: keyof RoomSize,
    shown: (metric: number) => number,
    read: SheetEdit['read'],
  ): SheetColumn => {
    const value = (line: number): number | null => item(line)?.[field] ?? null
    const text = (line: number): string => {
      const metric = value(line)
      return metric === null ? '' : labels.figure(shown(metric), 2)
    }
    return {
      key,
      header: words(`lines:column.${key}`),
      unit,
      isNumeric: true,
      widthPx: 92,
      figure: (line) => value(line) ?? NaN,
      text,
      edit: { kind: 'number', isOpen: (line) => item(line) !== undefined, read, value, typed: text },
    }
  }
  return [
    column('roomArea', areaMeasure(length), 'roomAreaM2', (m2) => areaFromMetric(m2, length), readRoomArea(reader)),
    column('roomHeight', length, 'roomHeightM', (metres) => fromMetric(metres, 'length', length), readRoomHeight(reader)),
  ]
}
