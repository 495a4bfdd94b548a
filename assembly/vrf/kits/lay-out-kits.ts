import { KIND_AHU_BOX, KIND_JOINT, KIND_KIT } from '../../common/layout/layout'
import * as K from '../../common/layout/layout-kits'
import { connectionOf, kitCount } from './connection'

/** Drawing units (specification, section 9): from kit to kit downwards, of a step aside to a kit or down to a box, of the box back towards the joints. */
const KIT_SPACING: f64 = 150
const KIT_STEP: f64 = 40
const BOX_OFFSET: f64 = -20

/** Labels of the pipes in m; the gas pipes of a direct box are longer where its coils are odd in number. */
const PIPE_M: f64 = 1
const ODD_GAS_M: f64 = 2.5

let questionAt: usize = 0
let choices: i32 = 0
let kits: i32 = 0
let nodes: i32 = 0

/**
 * Lays out the kits of one air handler in a buffer of `layout-kits`: kind of connection, added height, lengths of the labels, and the nodes with their
 * places. Kits are below each other, each beside a joint, the last two at one joint; the box is below the last kit.
 * @verb
 */
export function layOutKits(question: usize): void {
  questionAt = question
  choices = load<i32>(question + K.KITS_CHOICES)
  kits = kitCount(question)
  nodes = 0
  const connection = connectionOf(question)
  const isOdd = connection == K.CONNECTION_DIRECT && load<i32>(question + K.KITS_COILS) % 2 == 1
  const isPlaced = load<i32>(question + K.KITS_PLACED) != 0
  const isMirrored = !isPlaced && load<f64>(question + K.KITS_X) < load<f64>(question + K.KITS_FEEDING_X)
  const height = isPlaced ? placeBox(connection) : placeAll(connection, isMirrored ? -1 : 1)
  store<i32>(question + K.KITS_CONNECTION, connection)
  store<i32>(question + K.KITS_IS_MIRRORED, isMirrored ? 1 : 0)
  store<i32>(question + K.KITS_NODES, nodes)
  store<f64>(question + K.KITS_ADDED_HEIGHT, height)
  store<f64>(question + K.KITS_PIPE_M, PIPE_M)
  store<f64>(question + K.KITS_GAS_M, isOdd ? ODD_GAS_M : PIPE_M)
  store<f64>(question + K.KITS_LIQUID_M, PIPE_M)
}

/** Places the box at existing kits and returns the added height; no other node moves. */
function placeBox(connection: i32): f64 {
  const x = load<f64>(questionAt + K.KITS_X)
  const y = load<f64>(questionAt + K.KITS_Y)
  if (connection != K.CONNECTION_BRANCHING) put(KIND_AHU_BOX, x + BOX_OFFSET, y + KIT_STEP, -1)
  return 0
}

/** Places joints, kits and box from the top down, and returns the added height. */
function placeAll(connection: i32, side: f64): f64 {
  const x = load<f64>(questionAt + K.KITS_X)
  const y = load<f64>(questionAt + K.KITS_Y)
  const aside = x + (kits > 1 ? side * KIT_STEP : 0)
  let joint = -1
  for (let kit = 0; kit < kits; kit++) {
    const down = y + (kit as f64) * KIT_SPACING
    if (kit < kits - 1) joint = put(KIND_JOINT, x, down, joint)
    put(KIND_KIT, aside, down, joint)
  }
  let height = ((kits - 1) as f64) * KIT_SPACING
  if (connection != K.CONNECTION_BRANCHING) {
    height += KIT_STEP
    put(KIND_AHU_BOX, aside + side * BOX_OFFSET, y + height, -1)
  }
  return height
}

/** Writes the next node of the layout and returns its row. */
function put(kind: i32, x: f64, y: f64, feed: i32): i32 {
  const row = nodes++
  store<f64>(cellAt(K.KITS_NODE_X, row, 3), x)
  store<f64>(cellAt(K.KITS_NODE_Y, row, 3), y)
  store<i32>(cellAt(K.KITS_NODE_KIND, row, 2), kind)
  store<i32>(cellAt(K.KITS_NODE_FEED, row, 2), feed)
  return row
}

function cellAt(column: i32, row: i32, shift: usize): usize {
  return questionAt + (K.kitNodeColumn(choices, kits, column) as usize) + ((row as usize) << shift)
}
