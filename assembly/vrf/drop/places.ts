import * as L from '../../common/layout/layout'
import * as R from '../../common/layout/layout-codes'
import { feedOf } from '../diagram/feeds'
import { childAt, childrenFrom, childrenTo } from '../diagram/tree'
import { isFree, isMerge, isSubConnector } from '../piping/capacity'
import { branchesOf } from '../piping/fitting'
import { brokenIf } from '../rules/broken'
import { span } from '../rules/port-bits'
import { hasFlag, kindOf, portOf, targetOf } from '../system'
import * as B from './box-places'
import * as I from './item'
import { mode } from './open-question'
import { ownRules, rulesElsewhere } from './place-rules'
import { needs, STAGE_PLACES } from '../../common/stages'

/**
 * Children of one node that the item may be dropped on. For the current child: the rules broken there, the rules broken anywhere, and the port that the drop
 * reserves.
 */
export let own: u32 = 0
export let broken: u32 = 0
export let reserves: i32 = 0

let isBox: bool = false
let next: i32 = 0
let last: i32 = 0
/** Index of the first child for which the joint has no branch. */
let beyond: i32 = 0
/** Ports of the free places already visited. */
let seen: u64 = 0
/** Rules that do not depend on the place's own pipe, cached once found: the upstream nodes are the same for all places below one node. */
let isAsked: bool = false
let sharedOwn: u32 = 0
let sharedElsewhere: u32 = 0

/** Returns whether a node is a placeholder that is reserved for no other unit and has nothing below it. An end cap is a closed place and must be removed first. */
export function isFreePlace(node: i32): bool {
  return (
    kindOf(node) == L.KIND_PLACEHOLDER && !hasFlag(node, L.FLAG_RESERVED) && feedOf(node) >= 0 && childrenFrom(node) == childrenTo(node)
  )
}

export function openChildren(parent: i32): void {
  needs(STAGE_PLACES)
  next = childrenFrom(parent)
  last = childrenTo(parent)
  isBox = kindOf(parent) == L.KIND_BOX
  seen = 0
  isAsked = false
  beyond = last
  if (next == last) return
  if (isBox) B.openBox(parent, mode)
  else if (kindOf(parent) == L.KIND_JOINT && !isMerge(parent) && !isSubConnector(parent)) beyond = next + branchesOf(parent)
}

/** Moves to the next free place below the node and returns its row, -1 after the last. */
export function nextPlace(): i32 {
  needs(STAGE_PLACES)
  while (next < last) {
    const edge = childAt(next++)
    const child = targetOf(edge)
    const isOpen = isFreePlace(child)
    if (isOpen) ask(child, edge, next - 1 >= beyond)
    if (isBox && isFree(kindOf(child))) seen |= portBit(portOf(edge))
    if (isOpen) return child
  }
  return -1
}

function ask(place: i32, edge: i32, isBeyond: bool): void {
  if (!isAsked) {
    sharedOwn = ownRules(place)
    sharedElsewhere = rulesElsewhere(place)
    // The material of a pipe is its own.
    isAsked = I.material == 0
  }
  own = sharedOwn | brokenIf(isBeyond, R.RULE_PLACE_TAKEN)
  broken = own | sharedElsewhere
  reserves = 0
  if (isBox) askPort(portOf(edge))
}

function portBit(port: i32): u64 {
  return port > B.ports ? 0 : span(port, 1)
}

function askPort(port: i32): void {
  own |= B.portRules(port, (seen & portBit(port)) != 0)
  broken |= own | B.neighbourRules(port)
  if (broken == 0) reserves = B.reservedPort(port)
}

/** Returns the port of the same box that would accept the last item; 0 where there is none or another rule is broken too. */
export function betterPort(): i32 {
  return isBox && (sharedOwn | sharedElsewhere) == 0 ? B.betterPortFor() : 0
}
