import type { Picked } from '../../../drawing/view/picked'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import type { WireDiagram } from '../../../model/wiring/wiring'
import { workplace } from '../../../state/page/workplace'
import { setPickedWires } from '../wiring-view'
import { rowsByKey } from './rows-by-key'
import type { OpenWires } from './use-open-wires'

/** Returns the picked rows of a diagram: a device and its line are one row. */
export function pickedRows(open: OpenWires, diagram: WireDiagram, { nodes, edges }: Picked): WireRow[] {
  const byKey = rowsByKey(open.rows[diagram])
  return [...new Set([...nodes, ...edges])].flatMap((key) => byKey.get(key) ?? [])
}

/** Picks rows; in the building the system of the last one becomes the open one, whose boards are added and whose figures are proven. */
export function pickWires(open: OpenWires, picked: Picked): void {
  setPickedWires(picked)
  const key = picked.nodes.at(-1) ?? picked.edges.at(-1) ?? ''
  const row = rowsByKey(open.rows.power).get(key) ?? rowsByKey(open.rows.signal).get(key)
  if (row && open.project.systems[row.systemId]) workplace.systemId = row.systemId
}

/** Returns the rows from which the line of a row may come: boards, and for units other units of the same line, but none behind it. */
export function sourcesFor(open: OpenWires, row: WireRow): WireRow[] {
  const rows = open.rows[row.diagram]
  const behind = new Set([row.key])
  const sameLine = rows.filter((each) => isSameLine(each, row))
  for (const each of sameLine) if (behind.has(rows[each.from]?.key ?? '')) behind.add(each.key)
  return sameLine.filter((each) => !behind.has(each.key) && mayFeed(each, row))
}

function isSameLine(each: WireRow, row: WireRow): boolean {
  if (each.diagram === 'signal' || row.diagram === 'signal')
    return each.diagram === 'signal' && row.diagram === 'signal' && each.line === row.line
  return each.systemId === row.systemId || each.device.kind === 'origin'
}

/** A unit is fed from a board, or from a unit with the same number of phases. */
function mayFeed(from: WireRow, { diagram, device }: WireRow): boolean {
  if (diagram === 'signal' || from.diagram === 'signal') return true
  if (device.kind === 'board') return from.device.kind === 'origin' || from.device.kind === 'board'
  if (from.device.kind === 'origin' || from.device.kind === 'board') return true
  return 'load' in device && from.device.load.phases === device.load.phases && device.kind !== 'outdoor' && from.device.kind !== 'outdoor'
}
