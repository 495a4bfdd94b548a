import { areaFromMetric, areaMeasure } from '../../../engine/measure/area'
import { fromMetric, round } from '../../../engine/measure/measure'
import type { UnitSettings } from '../../../model/project/quantity'
import type { RoomSize } from '../../../model/project/rooms/room-size'
import { formatNumber } from '../../../platform/words/locale'
import { readRoomArea, readRoomHeight } from './read-measured'
import type { SheetColumn, SheetEdit } from './sheet-column'

export interface RoomSizeReader {
  unitSettings: UnitSettings
  language: string
  /** Returns the heading of a column by its key. */
  header: (key: 'roomArea' | 'roomHeight') => string
}

/** Makes the columns of floor area and ceiling height of the rooms that the lines represent. Cells use the reader's measure; `figure` is metric. */
export function roomSizeColumns(reader: RoomSizeReader, sizeAt: (line: number) => Readonly<RoomSize> | undefined): SheetColumn[] {
  const { unitSettings, language, header } = reader
  const { length } = unitSettings
  const column = (
    key: 'roomArea' | 'roomHeight',
    unit: string,
    field: keyof RoomSize,
    shown: (metric: number) => number,
    read: SheetEdit['read'],
  ): SheetColumn => {
    const value = (line: number): number | null => sizeAt(line)?.[field] ?? null
    const text = (line: number): string => {
      const metric = value(line)
      return metric === null ? '' : formatNumber(round(shown(metric), 2), language, 2)
    }
    return {
      key,
      header: header(key),
      unit,
      isNumeric: true,
      widthPx: 92,
      figure: (line) => value(line) ?? NaN,
      text,
      edit: { kind: 'number', isOpen: (line) => sizeAt(line) !== undefined, read, value, typed: text },
    }
  }
  return [
    column('roomArea', areaMeasure(length), 'roomAreaM2', (m2) => areaFromMetric(m2, length), readRoomArea(reader)),
    column('roomHeight', length, 'roomHeightM', (metres) => fromMetric(metres, 'length', length), readRoomHeight(reader)),
  ]
}
