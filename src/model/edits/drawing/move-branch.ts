import { isUnitKind } from '../../project/codes'
import type { Change } from '../../change/change'
import { edgeAt, nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { feedsOf, kindAt, parentOf, treeOf } from '../../diagram/diagram-tree'
import { branchPlaces } from '../../drawing/branches/branch-places'
import { branchRows } from '../../drawing/branches/branch-rows'
import { branchTop } from '../../drawing/branches/branch-top'
import { settleBranch } from '../../drawing/branches/settle-branch'
import { makeRoomBelow } from '../../drawing/places/make-room'
import { mergedPorts, openPort } from '../../drawing/plans/merged-ports'
import { besideRows } from '../../drawing/notes/anchored-rows'
import { standClear } from '../../drawing/notes/stand-clear'
import { isFreePlace } from '../../drawing/put/put-item'
import { record } from '../../drawing/record'
import type { Recording } from '../../drawing/record'
import { releaseReservations } from '../../drawing/plans/reservation'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

// See docs/decisions/0009-edits-by-branch.md.
/**
 * Moves a node with everything below it to a free placeholder and puts the placeholder where it was: each gets the other's pipe with port, lengths and
 * bends. An inner part of an air handler moves with the whole of it, and accessories with their anchor. Sibling and merged ports are freed and taken.
 * Without ops where the placeholder is not free or is below the node; the core checks whether the rules allow it.
 */
export function moveBranch(project: Project, systemId: string, nodeId: string, placeId: string, pack: EquipmentPack): Change {
  const label = 'moveBranch'
  const recording = record(systemOf(project, systemId))
  const { diagram } = recording
  const tree = treeOf(diagram)
  const top = branchTop(diagram, tree, nodeRow(diagram, nodeId))
  const place = nodeRow(diagram, placeId)
  if (top < 0 || !isFreePlace(diagram, place) || feedsOf(diagram, place).length === 0) return { label, ops: [] }
  const rows = branchRows(diagram, tree, top)
  if (rows.includes(place)) return { label, ops: [] }
  const topId = diagram.nodeId[top] ?? ''
  const [box, opened] = [parentOf(diagram, tree, top), mergedPorts(diagram, tree, top, pack)]
  if (isUnitKind(kindAt(diagram, top))) releaseReservations(recording, new Set([topId]))
  exchangePlaces(recording, rows, place)
  exchangeFeeds(recording, top, place)
  for (const port of opened) openPort(recording, box, port, place)
  settleBranch(recording, topId, pack)
  standClear(recording)
  return { label, ops: recording.ops }
}

function exchangePlaces(recording: Recording, rows: readonly number[], place: number): void {
  const { diagram } = recording
  const at = (row: number) => ({ x: diagram.nodeX[row] ?? 0, y: diagram.nodeY[row] ?? 0 })
  const beside = besideRows(diagram, rows)
  const numbers = new Map(beside.length === 0 ? [] : rows.map((row, number) => [row, number]))
  const anchors = new Map(beside.map(({ anchor }, number) => [rows.length + number, numbers.get(anchor) ?? 0]))
  const moving = [...rows, ...beside.map(({ row }) => row)]
  const [to, branch] = [at(place), moving.map(at)]
  const { places, height } = branchPlaces(branch, to, anchors)
  makeRoomBelow(recording, to.y, height)
  recording.setNodePlaces([...moving, place], [...places, at(rows[0] ?? -1)])
}

function exchangeFeeds(recording: Recording, top: number, place: number): void {
  const { diagram } = recording
  const [old, fresh] = [feedsOf(diagram, top), feedsOf(diagram, place)]
  const [topId, placeId] = [nodeAt(diagram, top).id, nodeAt(diagram, place).id]
  for (const feed of old) recording.setEdge(feed, { ...edgeAt(diagram, feed), target: placeId })
  for (const feed of fresh) recording.setEdge(feed, { ...edgeAt(diagram, feed), target: topId })
}
