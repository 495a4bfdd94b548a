import { feedOf, isInside, nextFeed } from '../diagram/feeds'
import { childAt, childrenFrom, childrenTo, isLeaf, root } from '../diagram/tree'
import { advices, errors, forgetEdge, forgetNode, openFindings, passOver, VOICE_ABOVE, VOICE_OWN } from '../findings'
import { reserve } from '../../common/memory'
import { kindOf, nodeCount, nodeRoom, reserveI32, targetOf } from '../system'
import { checkNode } from './check-node'
import { openSurvey, surveyNode } from './survey'
import * as T from './tally'
import { hasRun, needs, STAGE_BLOCKS, STAGE_KITS, STAGE_PIPES, STAGE_SYSTEM, STAGE_TALLIES } from '../../common/stages'

/** One tally for each block of rows, followed by the tally of the whole system. */
let tallies: usize = 0
let blockRoom: i32 = 0
/** 1 for each block that has to be tallied again. */
let marks: usize = 0
/** The nodes of the current block, sorted, and the last index between the two sorts. */
let sorted: usize = 0
let lastFree: i32 = 0

export function blockOf(node: i32): i32 {
  return node >> T.BLOCK_SHIFT
}

export function blockCount(): i32 {
  return (nodeCount + T.BLOCK_ROWS - 1) >> T.BLOCK_SHIFT
}

/** Returns the address of a block's tally. */
export function tallyOf(block: i32): usize {
  return tallies + (block as usize) * (T.tallyBytes() as usize)
}

function wholeTally(): usize {
  return tallyOf(blockRoom)
}

export function openBlocks(): void {
  needs(STAGE_SYSTEM)
  blockRoom = (nodeRoom + T.BLOCK_ROWS - 1) >> T.BLOCK_SHIFT
  tallies = T.reserveTallies(blockRoom + 1)
  openSurvey(wholeTally())
  marks = reserve(blockRoom)
  sorted = reserveI32(T.BLOCK_ROWS)
  memory.fill(marks, 0, blockRoom)
  hasRun(STAGE_BLOCKS)
}

/** Marks a node's block to be tallied again. */
export function markBlock(node: i32): void {
  store<u8>(marks + blockOf(node), 1)
}

/** Tallies the marked blocks again; returns false where none was marked. */
export function repeatBlocks(): bool {
  needs(STAGE_TALLIES)
  let hasMarks = false
  const blocks = blockCount()
  for (let block = 0; block < blocks; block++) {
    if (load<u8>(marks + block) == 0) continue
    store<u8>(marks + block, 0)
    forgetBlock(block)
    tallyBlock(block)
    hasMarks = true
  }
  return hasMarks
}

/** Removes the findings of a block's checks at all nodes. */
function forgetBlock(block: i32): void {
  const from = block << T.BLOCK_SHIFT
  const to = endOf(block)
  for (let node = from; node < to; node++) {
    if (node == root || !isInside(node)) continue
    forgetNode(node, VOICE_OWN)
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) forgetEdge(feed, VOICE_OWN)
    for (let place = childrenFrom(node); place < childrenTo(node); place++) {
      forgetNode(targetOf(childAt(place)), VOICE_ABOVE)
      forgetEdge(childAt(place), VOICE_ABOVE)
    }
  }
}

/** Returns the row after the last of a block. */
export function endOf(block: i32): i32 {
  const to = (block + 1) << T.BLOCK_SHIFT
  return to < nodeCount ? to : nodeCount
}

/**
 * Tallies the nodes of a block and checks them; their earlier findings must have been removed. Nodes that feed others come first, then those that feed
 * none: the two sorts need different checks, and a loop over one sort is faster than a mixture.
 */
export function tallyBlock(block: i32): void {
  needs(STAGE_BLOCKS | STAGE_PIPES | STAGE_KITS)
  const at = tallyOf(block)
  T.clearTally(at)
  openFindings()
  const inner = sortBlock(block)
  for (let place = 0; place < inner; place++) tallyNode(at, load<i32>(sorted + ((place as usize) << 2)))
  for (let place = T.BLOCK_ROWS - 1; place > lastFree; place--) tallyNode(at, load<i32>(sorted + ((place as usize) << 2)))
  T.raise(at, T.COUNT_ERRORS, errors)
  T.raise(at, T.COUNT_ADVICES, advices)
}

function tallyNode(at: usize, node: i32): void {
  const kind = kindOf(node)
  surveyNode(at, node, kind)
  checkNode(node, kind)
}

/** Sorts a block's nodes of the tree, those that feed others to the front and the rest to the back; returns how many are in front. */
function sortBlock(block: i32): i32 {
  const to = endOf(block)
  let front = 0
  let back = T.BLOCK_ROWS - 1
  for (let node = block << T.BLOCK_SHIFT; node < to; node++) {
    if (node == root || !isInside(node)) continue
    const inner = isLeaf(node) ? 0 : 1
    store<i32>(sorted + ((front as usize) << 2), node)
    store<i32>(sorted + ((back as usize) << 2), node)
    front += inner
    back -= 1 - inner
  }
  lastFree = back
  return front
}

/** Adds the blocks up, in their order. */
export function mergeBlocks(): void {
  needs(STAGE_BLOCKS)
  const whole = wholeTally()
  T.clearTally(whole)
  const blocks = blockCount()
  for (let block = 0; block < blocks; block++) T.mergeTally(whole, tallyOf(block))
  hasRun(STAGE_TALLIES)
}

/** Returns errors and advice of all blocks. */
export function blockErrors(): i32 {
  needs(STAGE_TALLIES)
  return T.count(wholeTally(), T.COUNT_ERRORS)
}

export function blockAdvices(): i32 {
  needs(STAGE_TALLIES)
  return T.count(wholeTally(), T.COUNT_ADVICES)
}

/** Makes the findings of all blocks anew, for the open list; blocks without wanted ones are skipped. */
export function listBlocks(countField: i32): void {
  needs(STAGE_TALLIES)
  const blocks = blockCount()
  for (let block = 0; block < blocks; block++) {
    if (!passOver(T.count(tallyOf(block), countField))) checkBlock(block)
  }
}

/** Checks all nodes again, so that their limits can be read. */
export function checkBlocks(): void {
  needs(STAGE_TALLIES)
  const blocks = blockCount()
  for (let block = 0; block < blocks; block++) checkBlock(block)
}

function checkBlock(block: i32): void {
  const to = endOf(block)
  for (let node = block << T.BLOCK_SHIFT; node < to; node++) {
    if (node != root && isInside(node)) checkNode(node, kindOf(node))
  }
}
