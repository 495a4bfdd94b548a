import * as L from '../common/layout/layout'
import { ALLOWANCE } from '../common/layout/layout'
import * as A from '../common/layout/layout-answer'
import { meter, meterStandard } from './meters'
import { edgeWorstOf, nodeWorstOf, setEdgeWorst, setNodeWorst } from './state'

export { ALLOWANCE }

/**
 * Source of a finding: a node's own check, the check of its box or joint, or the check of the whole system. Each has two bits of a row's worst
 * severity, so that one of them can be repeated after an edit without the others.
 */
export const VOICE_OWN: i32 = 0
export const VOICE_ABOVE: i32 = 2
export const VOICE_WHOLE: i32 = 4
let voice: i32 = VOICE_WHOLE

/** Findings counted since `openFindings`. */
export let errors: i32 = 0
export let advices: i32 = 0

/** While a list is made, findings are written instead of counted: those of one severity, after the first `skip`, at most as many as fit. */
let isListing: bool = false
let listed: i32 = 0
let skip: i32 = 0
let room: i32 = 0
let listAt: usize = 0

/** While limits are gauged no findings are made: each limit is read, broken or not, for the meters or for a proof. */
let isGauging: bool = false

/** The finding that a proof is about: the n-th of its code, place and severity. The compared values are kept when it is written. */
let watchedCode: i32 = -1
let watchedNode: i32 = -1
let watchedEdge: i32 = -1
let watchedSeverity: i32 = 0
let watchedNth: i32 = 0
/** Row of the pack's conditional limit being checked, -1 for all other checks. */
let rule: i32 = -1
export let seenValue: f64 = NaN
export let seenLimit: f64 = NaN
export let isSeenBelow: bool = false
/** Whether the limit was a minimum. */
export let isSeenLeast: bool = false
export let seenRule: i32 = -1
/** Number of findings of the watched code, place and severity so far. */
export let seenCount: i32 = 0

export function watch(code: i32, node: i32, edge: i32, severity: i32, nth: i32): void {
  watchedCode = code
  watchedNode = node
  watchedEdge = edge
  watchedSeverity = severity
  watchedNth = nth
  seenCount = 0
  seenValue = NaN
}

/** Sets the conditional limit that is checked next. */
export function speakOfRule(row: i32): void {
  rule = row
}

export function openFindings(): void {
  errors = 0
  advices = 0
  voice = VOICE_WHOLE
}

export function speakAs(who: i32): void {
  voice = who
}

/** Starts a list of one severity at `at`; findings are not counted until `closeList`. */
export function openList(severity: i32, from: i32, most: i32, at: usize): void {
  isListing = true
  listed = severity
  skip = from
  room = most
  listAt = at
}

/** Skips findings whose number is known without a check; returns false where some of them are wanted. */
export function passOver(count: i32): bool {
  if (count > 0 && skip < count && room > 0) return false
  skip -= count < skip ? count : skip
  return true
}

/** Ends the list and returns the address after its last finding. */
export function closeList(): usize {
  isListing = false
  return listAt
}

/** Reports a rule that is broken at a node or an edge; -1 where there is none. `limit` is NaN unless the sentence names one. */
export function breakRule(code: i32, node: i32, edge: i32, jointType: i32, limit: f64): void {
  put(code, L.SEVERITY_ERROR, node, edge, NaN, limit, NaN, jointType)
}

/** Reports a rule broken at a node with the pack's severity. */
export function breakRuleAs(code: i32, severity: i32, node: i32): void {
  put(code, severity, node, -1, NaN, NaN, NaN, 0)
}

/** Reports a rule broken at a place on a box; `better` is a port of it where the rules would hold, 0 where there is none, written to the column of a limit's value. */
export function breakPortRule(code: i32, node: i32, limit: f64, better: i32): void {
  put(code, L.SEVERITY_ERROR, node, -1, better as f64, limit, NaN, 0)
}

/** Reads limits instead of making findings, until `closeGauge`. */
export function openGauge(): void {
  isGauging = true
}

export function closeGauge(): void {
  isGauging = false
}

/** Returns whether limits that hold are read too. */
export function wantsHeld(): bool {
  return isGauging
}

/**
 * Checks a pack's maximum with a standard value below it and reports one of them: the maximum where it is broken, else the standard value. A maximum that the pack
 * lacks is never broken.
 */
export function checkBand(
  standardCode: i32,
  standardSeverity: i32,
  standard: f64,
  code: i32,
  severity: i32,
  most: f64,
  node: i32,
  value: f64,
): void {
  const isBeyond = value > most + ALLOWANCE
  if (isGauging) {
    meterStandard(code, standardCode, isBeyond)
    if (isBeyond) seeGauged(standardCode, node, -1, value, standard, true)
    else gauge(code, severity, node, -1, value, most, true, false)
  }
  if (isBeyond) checkMost(code, severity, node, -1, value, most)
  else checkMost(standardCode, standardSeverity, node, -1, value, standard)
}

/** Checks a pack's maximum, which is broken above its value. */
export function checkMost(code: i32, severity: i32, node: i32, edge: i32, value: f64, limit: f64): void {
  if (isGauging) gauge(code, severity, node, edge, value, limit, true, value > limit + ALLOWANCE)
  else if (value > limit + ALLOWANCE) put(code, severity, node, edge, value, limit, value - limit, 0)
}

/** Checks a pack's minimum, which is broken below its value. */
export function checkLeast(code: i32, severity: i32, node: i32, edge: i32, value: f64, limit: f64): void {
  if (isGauging) gauge(code, severity, node, edge, value, limit, false, value < limit - ALLOWANCE)
  else if (value < limit - ALLOWANCE) put(code, severity, node, edge, value, limit, limit - value, 0)
}

/**
 * Checks a maximum or minimum that only tests whether an input is plausible: while it holds no meter reads it. `isFrom`: broken at
 * its value already.
 */
export function checkSense(code: i32, severity: i32, node: i32, value: f64, limit: f64, isMost: bool, isFrom: bool): void {
  const excess = isMost ? value - limit : limit - value
  if (!(excess > (isFrom ? -ALLOWANCE : ALLOWANCE))) return
  if (isGauging) gauge(code, severity, node, -1, value, limit, isMost, true)
  else put(code, severity, node, -1, value, limit, excess > 0 ? excess : 0, 0)
}

/** Half of the last digit of a share that is shown with one decimal. */
const HALF_TENTH: f64 = 0.05

/** Returns whether a share is below a bound also when it is rounded to one decimal. */
export function isBelowShown(value: f64, bound: f64): bool {
  return value < bound - HALF_TENTH - ALLOWANCE
}

/**
 * Checks a share in per cent that is advice below one bound and an error below another. Both are compared at one decimal, as the share is shown; the finding
 * names the upper bound.
 */
export function checkShare(code: i32, node: i32, value: f64, advice: f64, error: f64): void {
  const severity = isBelowShown(value, error) ? L.SEVERITY_ERROR : L.SEVERITY_ADVICE
  const isBroken = isBelowShown(value, advice)
  if (isGauging) gauge(code, severity, node, -1, value, advice, false, isBroken)
  else if (isBroken) put(code, severity, node, -1, value, advice, advice - value, 0)
}

/** Records one reading, for the meters or for the proof of a limit that may hold. */
function gauge(code: i32, severity: i32, node: i32, edge: i32, value: f64, limit: f64, isMost: bool, isBroken: bool): void {
  meter(code, severity, node, edge, value, limit, isMost, isBroken, rule)
  seeGauged(code, node, edge, value, limit, isMost)
}

/** Records one reading for a proof only. */
function seeGauged(code: i32, node: i32, edge: i32, value: f64, limit: f64, isMost: bool): void {
  if (code != watchedCode || node != watchedNode || edge != watchedEdge || isNaN(value) || seenCount++ != watchedNth || isNaN(limit)) return
  seenValue = value
  seenLimit = limit
  isSeenBelow = value < limit
  isSeenLeast = !isMost
  seenRule = rule
}

function put(code: i32, severity: i32, node: i32, edge: i32, value: f64, limit: f64, excess: f64, jointType: i32): void {
  if (isGauging) return
  if (code == watchedCode && node == watchedNode && edge == watchedEdge && severity == watchedSeverity && seenCount++ == watchedNth) {
    seenValue = value
    seenLimit = limit
    isSeenBelow = value < limit
    isSeenLeast = isSeenBelow
    seenRule = rule
  }
  if (isListing) {
    if (severity == listed) write(code, severity, node, edge, value, limit, excess, jointType)
    return
  }
  if (severity == L.SEVERITY_ERROR) errors++
  else advices++
  if (node >= 0) setNodeWorst(node, worsened(nodeWorstOf(node), severity))
  if (edge >= 0) setEdgeWorst(edge, worsened(edgeWorstOf(edge), severity))
}

function worsened(worst: i32, severity: i32): i32 {
  const known = (worst >> voice) & 3
  return known >= severity ? worst : (worst & ~(3 << voice)) | (severity << voice)
}

/** Removes the findings of one source at a row. */
export function forgetNode(node: i32, who: i32): void {
  setNodeWorst(node, nodeWorstOf(node) & ~(3 << who))
}

/** Removes the findings of the whole system's check at all nodes; it reports no edges. */
export function forgetWhole(nodes: i32): void {
  for (let node = 0; node < nodes; node++) forgetNode(node, VOICE_WHOLE)
}

export function forgetEdge(edge: i32, who: i32): void {
  setEdgeWorst(edge, edgeWorstOf(edge) & ~(3 << who))
}

/** Returns the worst severity that any source has found. */
export function worstOf(worst: i32): i32 {
  const own = worst & 3
  const above = (worst >> VOICE_ABOVE) & 3
  const whole = (worst >> VOICE_WHOLE) & 3
  const most = own > above ? own : above
  return most > whole ? most : whole
}

function write(code: i32, severity: i32, node: i32, edge: i32, value: f64, limit: f64, excess: f64, jointType: i32): void {
  if (skip > 0) {
    skip--
    return
  }
  if (room == 0) return
  room--
  store<f64>(listAt + A.FINDING_VALUE, value)
  store<f64>(listAt + A.FINDING_LIMIT, limit)
  store<f64>(listAt + A.FINDING_EXCESS, excess)
  store<i32>(listAt + A.FINDING_NODE, node)
  store<i32>(listAt + A.FINDING_EDGE, edge)
  store<u16>(listAt + A.FINDING_CODE, code as u16)
  store<u8>(listAt + A.FINDING_SEVERITY, severity as u8)
  store<u8>(listAt + A.FINDING_JOINT_TYPE, jointType as u8)
  // The rest of the row, so that equal findings are equal bytes.
  store<i32>(listAt + A.FINDING_JOINT_TYPE + 1, 0)
  listAt += A.FINDING_BYTES
}
