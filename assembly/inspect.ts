import * as L from './layout'
import * as P from './layout-pack'
import { arrange } from './diagram/arrange'
import { isInside, isPlainPiped } from './diagram/feeds'
import { buildTree, hasBranchBoxes, orderCount, root } from './diagram/tree'
import { ALLOWANCE, closeFindings, openFindings } from './findings'
import { mark, reset } from './memory'
import { constant } from './pack'
import { countKits } from './rules/kits'
import { HEAT_PUMP, MAIN_SUB, modeOf, noPortRule } from './rules/mode'
import { checkPlace, openPlaces } from './rules/place'
import { checkPlacement } from './rules/placement'
import { checkBranches, checkPorts } from './rules/ports'
import { checkWhole } from './rules/whole'
import * as S from './rules/survey'
import { sumCapacities } from './piping/capacity'
import { additionalCharge, totalM } from './piping/charge'
import { findChangers } from './piping/changer'
import { answerConnectingPipes } from './piping/connecting-pipe'
import * as C from './piping/correction'
import { shareCapacity } from './piping/deliver'
import { layPipes, resizePipes } from './piping/diameter'
import { openRowMemo } from './piping/memo'
import * as O from './piping/outdoor'
import { sizeMain } from './piping/pipe-size'
import { spreadBoxes } from './piping/upstream'
import {
  clearColumns,
  design,
  edgeCount,
  head,
  kindOf,
  loadOf,
  nodeCount,
  nodeResult,
  openSystem,
  pack,
  setHead,
  setOut,
  systemAt,
} from './system'

/**
 * The whole check of one system: tree, capacities, diameters, lengths, corrections, charge, rules, limits, and the arrangement where the header asks
 * for it. Answers in the system's own buffer and returns HEAD_STATUS. Any content is survived; what is no tree is reported as such.
 */
export function inspect(packAt: usize, systemBuffer: usize): i32 {
  const from = mark()
  openSystem(packAt, systemBuffer)
  openFindings()
  let status = buildTree()
  if (status == L.STATUS_CALCULATED) status = calculate()
  else clearColumns(false, false)
  closeFindings()
  setHead(L.HEAD_STATUS, status)
  reset(from)
  return head(L.HEAD_STATUS)
}

function calculate(): i32 {
  const designAt = systemAt() + L.DESIGN_START
  C.readDesign(designAt)
  O.takeDesigned(pack, designAt)
  const mode = modeOf()
  const hasOutdoor = O.modules > 0
  clearColumns(orderCount == nodeCount && orderCount == edgeCount + 1 && isPlainPiped(), hasOutdoor)
  openRowMemo()
  sumCapacities()
  spreadBoxes()
  countKits()
  S.countAsMainSub(mode == MAIN_SUB)
  S.surveyBoxes()
  sizeAll()
  if (hasOutdoor) answer()
  if (head(L.HEAD_CHANGERS) == 1) findChangers()
  checkAll(mode, hasOutdoor)
  if (head(L.HEAD_ARRANGE) == 1) arrange()
  return hasOutdoor ? L.STATUS_CALCULATED : L.STATUS_NO_OUTDOOR_MODEL
}

/** Standard sizes first: they give the equivalent lengths, and those decide once what grows. */
function sizeAll(): void {
  const connected = loadOf(root)
  sizeMain(pack, connected, false, false)
  layPipes()
  const isLong = S.farthestEquivalentM >= constant(pack, P.CONST_LONG_RUN_M) - ALLOWANCE
  const isDeep = S.highestM >= constant(pack, P.CONST_LIQUID_BELOW_M) - ALLOWANCE
  const grows = S.growsIndoorMains()
  if (!isLong && !isDeep && !grows) return
  sizeMain(pack, connected, isLong, isDeep)
  resizePipes(grows)
}

function answer(): void {
  const ratedPct = ((S.totalIndex as f64) * 10) / O.cool
  const indoorKw = ((S.totalIndex as f64) / 10) * C.unitCoolIndoor(pack)
  const restM = S.farthestEquivalent < 0 ? 0 : nodeResult(S.farthestEquivalent, L.NODE_FIRST_EQUIVALENT_M)
  C.correctOutdoor(pack, ratedPct / 100, S.farthestEquivalentM - restM, restM, S.highestM, -outdoorHeight())
  const added = additionalCharge(ratedPct)
  const totalKg = O.factoryCharge + added
  shareCapacity(totalKg)
  setOut(L.OUT_RATED_CR, ratedPct)
  setOut(L.OUT_ACTUAL_CR, C.capableCool > 0 ? (indoorKw / C.capableCool) * 100 : 0)
  setOut(L.OUT_NOMINAL_COOL, O.cool)
  setOut(L.OUT_NOMINAL_HEAT, O.heat)
  setOut(L.OUT_COOL, C.deliveredCool)
  setOut(L.OUT_HEAT, C.deliveredHeat)
  setOut(L.OUT_COOL_POWER, C.inputCool)
  setOut(L.OUT_HEAT_POWER, C.inputHeat)
  setOut(L.OUT_INDOOR_COOL, S.nominalCool)
  setOut(L.OUT_INDOOR_HEAT, S.nominalHeat)
  setOut(L.OUT_UNITS, S.unitCount as f64)
  setOut(L.OUT_MAX_UNITS, O.maxUnits)
  setOut(L.OUT_FARTHEST_ACTUAL, S.farthestActualM)
  setOut(L.OUT_FARTHEST_EQUIVALENT, S.farthestEquivalentM)
  setOut(L.OUT_AFTER_FIRST, S.afterFirstM)
  setOut(L.OUT_TOTAL, totalM)
  setOut(L.OUT_HEIGHT_OUTDOOR, outdoorHeight())
  setOut(L.OUT_HEIGHT_INDOOR, S.highestM - S.lowestM)
  setOut(L.OUT_FACTORY_CHARGE, O.factoryCharge)
  setOut(L.OUT_ADDED_CHARGE, added)
  setOut(L.OUT_TOTAL_CHARGE, totalKg)
  answerFactors()
  answerConnectingPipes(pack)
}

/** The larger of the two sides, positive when the outdoor unit is above. */
function outdoorHeight(): f64 {
  const above = S.lowestM < 0 ? -S.lowestM : 0
  const below = S.highestM > 0 ? S.highestM : 0
  return above >= below ? above : -below
}

function answerFactors(): void {
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_RATIO, C.coolRatio)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_INDOOR, C.coolIndoor)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_OUTDOOR, C.coolOutdoor)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_LENGTH, C.coolLength)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_LEVEL, C.coolLevel)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_DEFROST, 1)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_ALTITUDE, C.altitude)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_RATIO, C.heatRatio)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_INDOOR, C.heatIndoor)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_OUTDOOR, C.heatOutdoor)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_LENGTH, C.heatLength)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_LEVEL, C.heatLevel)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_DEFROST, C.defrost)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_ALTITUDE, C.altitude)
}

function checkAll(mode: i32, hasOutdoor: bool): void {
  if (hasOutdoor) {
    checkWhole(root)
    S.checkSameBox()
    openPlaces()
  }
  const hasRules = mode != HEAT_PUMP || hasBranchBoxes() || design(L.DESIGN_HOT_WATER_SERIES) == 1
  for (let node = 0; node < nodeCount; node++) {
    if (node == root || !isInside(node)) continue
    const kind = kindOf(node)
    if (hasRules) checkPlacement(mode, node, kind)
    if (kind == L.KIND_BOX) checkPorts(node, noPortRule(mode, node), hasOutdoor)
    else if (kind == L.KIND_JOINT) checkBranches(node)
    if (hasOutdoor) checkPlace(node, kind)
  }
}
