import type { AirHandler } from '../project/air-handler'
import type { IndoorUnit, IndoorUnitType } from '../project/project'
import type { UnitPart } from '../project/unit-part'

/** Fields that every unit has, in packed order: without names the text is a third of the size. */
export type UnitRow = [
  id: string,
  type: IndoorUnitType,
  model: string,
  name: string,
  room: string,
  floor: string,
  count: number,
  requiredCoolingKw: number | null,
  requiredSensibleKw: number | null,
  requiredHeatingKw: number | null,
  roomAreaM2: number | null,
  roomHeightM: number | null,
  rest?: {
    airHandler?: AirHandler
    seriesCode?: string
    roomId?: string
    parts?: readonly UnitPart[]
    tags?: readonly string[]
    hasNoInternalPart?: boolean
    extra?: Record<string, unknown>
  },
]

export function unitRow(unit: IndoorUnit): UnitRow {
  const row: UnitRow = [
    unit.id,
    unit.type,
    unit.model,
    unit.name,
    unit.room,
    unit.floor,
    unit.count,
    unit.requiredCoolingKw,
    unit.requiredSensibleKw,
    unit.requiredHeatingKw,
    unit.roomAreaM2,
    unit.roomHeightM,
  ]
  const rest: NonNullable<UnitRow[12]> = {}
  if (unit.airHandler) rest.airHandler = unit.airHandler
  if (unit.seriesCode !== undefined) rest.seriesCode = unit.seriesCode
  if (unit.roomId !== undefined) rest.roomId = unit.roomId
  if (unit.parts) rest.parts = unit.parts
  if (unit.hasNoInternalPart !== undefined) rest.hasNoInternalPart = unit.hasNoInternalPart
  if (unit.tags) rest.tags = unit.tags
  if (Object.keys(unit.extra).length > 0) rest.extra = unit.extra
  if (Object.keys(rest).length > 0) row.push(rest)
  return row
}

export function unitOf(row: UnitRow): IndoorUnit {
  const rest = row[12]
  const unit: IndoorUnit = {
    id: row[0],
    type: row[1],
    model: row[2],
    name: row[3],
    room: row[4],
    floor: row[5],
    count: row[6],
    requiredCoolingKw: row[7],
    requiredSensibleKw: row[8],
    requiredHeatingKw: row[9],
    roomAreaM2: row[10],
    roomHeightM: row[11],
    extra: rest?.extra ?? {},
  }
  if (rest?.airHandler) unit.airHandler = rest.airHandler
  if (rest?.seriesCode !== undefined) unit.seriesCode = rest.seriesCode
  if (rest?.roomId !== undefined) unit.roomId = rest.roomId
  if (rest?.parts) unit.parts = rest.parts
  if (rest?.hasNoInternalPart !== undefined) unit.hasNoInternalPart = rest.hasNoInternalPart
  if (rest?.tags) unit.tags = rest.tags
  return unit
}
