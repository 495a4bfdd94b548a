import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { buildTree, hasBranchBoxes } from '../diagram/tree'
import { openFindings } from '../findings'
import { cell, rowsOf, tableOf } from '../pack'
import { openEquipment, sumCapacities } from '../piping/capacity'
import { chooseFitting, openFittings } from '../piping/fitting'
import { takeDesigned } from '../piping/outdoor'
import { forgetUpstream, spreadUpstream } from '../piping/upstream'
import { countKits } from '../rules/system/kits'
import { MAIN_SUB, modeOf } from '../rules/mode'
import { clearState, openState } from '../state'
import { kindOf, nodeCount, openSystem, pack, systemAt } from '../system'
import * as I from './item'
import { findShifts } from './shifted-limits'
import { hasRun, STAGE_QUESTION } from '../../common/stages'

/** Mode of the system in question. */
export let mode: i32 = 0

/** Prepares the inputs of the rules: the drawing's tree, upstream nodes, loads of boxes, kits. Returns the status of the tree. */
export function openQuestion(packAt: usize, systemBuffer: usize, dropAt: usize): i32 {
  openSystem(packAt, systemBuffer)
  openState()
  clearState()
  openFindings()
  I.openItem(dropAt)
  const status = buildTree()
  if (status != L.STATUS_CALCULATED) return status
  openEquipment()
  takeDesigned(pack, systemAt() + L.DESIGN_START)
  mode = modeOf()
  countKits()
  I.readItem()
  const hasBoxes = hasBranchBoxes()
  if (hasBoxes || (mode == MAIN_SUB && I.isMerge())) spreadUpstream()
  else forgetUpstream()
  if (hasBoxes) chooseBoxes()
  hasRun(STAGE_QUESTION)
  findShifts(mode)
  return status
}

/** A box's model may follow from its load, and its ports' capacity from the model; loads are summed only where that makes a difference. */
function chooseBoxes(): void {
  if (!isEvenPack()) sumCapacities()
  openFittings()
  for (let node = 0; node < nodeCount; node++) {
    if (kindOf(node) == L.KIND_BOX) chooseFitting(node, L.KIND_BOX)
  }
}

/** Returns whether the ports of all boxes of the pack carry the same load. */
function isEvenPack(): bool {
  const boxes = tableOf(pack, P.PACK_BOX)
  const count = rowsOf(pack, P.PACK_BOX)
  for (let row = 1; row < count; row++) {
    if (cell(boxes, P.BOX_WIDTH, row, P.BOX_PORT_KW) != cell(boxes, P.BOX_WIDTH, 0, P.BOX_PORT_KW)) return false
  }
  return true
}
