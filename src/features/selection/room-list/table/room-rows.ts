import type { Pack } from '../../../../contract/pack'
import type { SystemResult } from '../../../../engine/decode/system-result'
import type { Diagram } from '../../../../model/diagram/diagram'
import { sharePct, type ShareFinding } from '../../../../model/finding/room-shortfall'
import type { IndoorUnit, Project } from '../../../../model/project/project'
import { roomLoad, type RoomLoad } from '../../../../model/project/rooms/room-load'
import type { Room } from '../../../../model/project/rooms/room'
import { deliveredByLine, shortfallByLine, type Delivered } from '../../units/delivered-capacity'

/** A list line that serves a room, with its system. */
export interface ServingUnit {
  systemId: string
  systemName: string
  unit: IndoorUnit
}

/** One room of the table: what it requires, what serves it, and what that delivers. */
export interface RoomRow {
  room: Room
  load: RoomLoad
  units: readonly ServingUnit[]
  /** Sum of what its units deliver at design conditions, in kW; null where one of them is not calculated. */
  delivered: Pick<Delivered, 'coolingKw' | 'heatingKw'> | null
  /** Worst finding of a shortfall; null where the room gets enough. */
  cooling: ShareFinding | null
  heating: ShareFinding | null
}

export interface RoomSums {
  coolKw: number
  heatKw: number
  withoutUnits: number
}

type Results = Readonly<Record<string, SystemResult>>

/** Returns the rooms of a project with their loads, their units and what these deliver: as drawn, else before anything is drawn. */
export function roomRows(project: Project, results: Results, undrawn: ReadonlyMap<string, Delivered>, pack: Pack): RoomRow[] {
  const serving = servingUnits(project)
  const lines = new Map<string, LineFigures>()
  for (const systemId of new Set(Array.from(serving.values()).flatMap((units) => units.map((unit) => unit.systemId)))) {
    const system = project.systems[systemId]
    const result = results[systemId]
    if (system && result) for (const [id, figures] of lineFigures(system.diagram, result, system.indoorUnits)) lines.set(id, figures)
  }
  return project.rooms.map((room): RoomRow => {
    const units = serving.get(room.id) ?? []
    const figures = units.map(({ unit }) => {
      const line = lines.get(unit.id)
      return { ...line, count: unit.count, delivered: line?.delivered ?? undrawn.get(unit.id) }
    })
    return {
      room,
      load: roomLoad(room, pack),
      units,
      delivered: sumOf(figures),
      cooling: worstOf(figures.map(({ cooling }) => cooling)),
      heating: worstOf(figures.map(({ heating }) => heating)),
    }
  })
}

/** Adds up what the rooms require, and counts those that nothing serves. */
export function roomSums(rows: readonly RoomRow[]): RoomSums {
  const sums: RoomSums = { coolKw: 0, heatKw: 0, withoutUnits: 0 }
  for (const { load, units } of rows) {
    sums.coolKw += load.coolKw ?? 0
    sums.heatKw += load.heatKw ?? 0
    sums.withoutUnits += Number(units.length === 0)
  }
  return sums
}

function servingUnits({ systems, systemOrder }: Project): Map<string, ServingUnit[]> {
  const serving = new Map<string, ServingUnit[]>()
  for (const systemId of systemOrder) {
    const system = systems[systemId]
    for (const unit of system?.indoorUnits ?? []) {
      if (unit.roomId === undefined || !system) continue
      const one = { systemId, systemName: system.name, unit }
      const known = serving.get(unit.roomId)
      if (known) known.push(one)
      else serving.set(unit.roomId, [one])
    }
  }
  return serving
}

interface LineFigures {
  delivered?: Delivered | undefined
  cooling?: ShareFinding | undefined
  heating?: ShareFinding | undefined
}

const figuresOfResult = new WeakMap<SystemResult, Map<string, LineFigures>>()

/** Kept with the result: a project of thousands of systems gets the answer of one at a time. */
function lineFigures(diagram: Diagram, result: SystemResult, units: readonly IndoorUnit[]): Map<string, LineFigures> {
  const known = figuresOfResult.get(result)
  if (known) return known
  const delivered = deliveredByLine(diagram, result)
  const short = shortfallByLine(diagram, result, units)
  const figures = new Map(
    units.map(({ id }): [string, LineFigures] => [
      id,
      { delivered: delivered.get(id), cooling: short.get(id)?.cooling, heating: short.get(id)?.heating },
    ]),
  )
  figuresOfResult.set(result, figures)
  return figures
}

function sumOf(figures: readonly (LineFigures & { count: number })[]): RoomRow['delivered'] {
  if (figures.length === 0) return null
  const sum = { coolingKw: 0, heatingKw: 0 }
  for (const { delivered, count } of figures) {
    if (!delivered) return null
    sum.coolingKw += delivered.coolingKw * count
    sum.heatingKw += delivered.heatingKw * count
  }
  return sum
}

function worstOf(findings: readonly (ShareFinding | undefined)[]): ShareFinding | null {
  return findings.reduce<ShareFinding | null>(
    (worst, finding) => (finding && (worst === null || sharePct(finding) < sharePct(worst)) ? finding : worst),
    null,
  )
}
