import * as L from '../../common/layout/layout'
import { FIRST_LANE, LABEL_ROOM, LANE_PITCH, PAIR_SHIFT, STRAIGHT, isBar } from '../../common/layout/layout-drawing'
import { highOf, widthOf } from '../diagram/symbol'
import { arrangedX, arrangedY } from '../state'
import { edgeKindOf, kindOf, outletsOf, sourceOf, targetOf } from '../system'
import { laneOf, lanesBeside, outletOffset } from './pipe-fan'

/** Ends of the piece of a pipe that carries its label: the last vertical one with enough space, else the longest. */
export let startX: f64 = 0
export let startY: f64 = 0
export let endX: f64 = 0
export let endY: f64 = 0

const ROOM = LABEL_ROOM as f64
const NEAR = STRAIGHT as f64

/**
 * Follows the orthogonal way of a pipe from its upper to its lower node and keeps the piece that carries the label. A joint lets pipes leave sideways
 * or downwards, and those to a fitting further down turn beside it; every other node downwards only, each pipe in a lane of its own.
 */
export function findPiece(edge: i32): void {
  const source = sourceOf(edge)
  const target = targetOf(edge)
  const shift = shiftOf(edgeKindOf(edge))
  const fromX = arrangedX(source) + outletOffset(edge) + shift
  const middleY = arrangedY(source)
  const toX = arrangedX(target) + shift
  const toY = arrangedY(target)
  const half = isDot(target) ? 0 : (highOf(target) as f64) / 2
  const isStraight = Math.abs(toX - fromX) < NEAR
  if (isDot(source)) {
    const inlet = toY > middleY ? toY - half : toY + half
    if (isStraight) return keep(fromX, middleY, fromX, inlet)
    if (Math.abs(toY - middleY) <= Math.max(half, NEAR)) {
      const side = isDot(target) ? 0 : (widthOf(target) as f64) / 2
      return keep(fromX, middleY + shift, toX > fromX ? toX - side : toX + side, middleY + shift)
    }
    if (toY > middleY && isFitting(target)) {
      const side = isDot(target) ? 0 : (widthOf(target) as f64) / 2
      keep(fromX, middleY, fromX, toY + shift)
      return keepBetter(fromX, toY + shift, toX > fromX ? toX - side : toX + side, toY + shift)
    }
    keep(fromX, middleY + shift, toX, middleY + shift)
    return keepBetter(toX, middleY + shift, toX, inlet)
  }
  const fromY = middleY + (highOf(source) as f64) / 2
  const inlet = toY - half
  if (isStraight && inlet > fromY) return keep(fromX, fromY, fromX, inlet)
  const laneY = fromY + laneDown(edge, inlet - fromY) + shift
  keep(fromX, fromY, fromX, laneY)
  keepBetter(fromX, laneY, toX, laneY)
  keepBetter(toX, laneY, toX, inlet > fromY ? inlet : toY + half)
}

function shiftOf(kind: i32): f64 {
  return kind == L.EDGE_GAS ? -(PAIR_SHIFT as f64) : kind == L.EDGE_LIQUID ? (PAIR_SHIFT as f64) : 0
}

/** Returns whether pipes meet in the middle of a node: a joint drawn as a dot. */
function isDot(node: i32): bool {
  return kindOf(node) == L.KIND_JOINT && !isBar(L.KIND_JOINT, outletsOf(node))
}

function isFitting(node: i32): bool {
  return kindOf(node) == L.KIND_JOINT || kindOf(node) == L.KIND_BOX
}

/** Returns how far below its outlet a pipe turns; lanes move closer where space is short. */
function laneDown(edge: i32, room: f64): f64 {
  const count = lanesBeside(edge)
  const first = FIRST_LANE as f64
  let pitch = LANE_PITCH as f64
  if (count > 1) pitch = Math.min(pitch, Math.max(1, (room * 0.6 - first) / ((count - 1) as f64)))
  const down = first + (laneOf(edge) as f64) * pitch
  return room > 0 ? Math.min(down, room * 0.7) : down
}

function lengthOf(ax: f64, ay: f64, bx: f64, by: f64): f64 {
  return Math.abs(bx - ax) + Math.abs(by - ay)
}

function keep(ax: f64, ay: f64, bx: f64, by: f64): void {
  startX = ax
  startY = ay
  endX = bx
  endY = by
}

function keepBetter(ax: f64, ay: f64, bx: f64, by: f64): void {
  const kept = lengthOf(startX, startY, endX, endY)
  const length = lengthOf(ax, ay, bx, by)
  const isRoomy = Math.abs(bx - ax) < NEAR && length >= ROOM
  const isKeptRoomy = Math.abs(endX - startX) < NEAR && kept >= ROOM
  if (isRoomy || (length > kept && !isKeptRoomy)) keep(ax, ay, bx, by)
}
