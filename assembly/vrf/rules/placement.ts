import * as L from '../../common/layout/layout'
import { coolingOf, isUnit } from '../piping/capacity'
import { portsOf } from '../piping/fitting'
import { airHandlerOf, flagsOf, jointTypeOf, kindOf, materialOf } from '../system'
import { reportRules } from './broken'
import { generalRules } from './system/general'
import { heatRecoveryRules } from './system/heat-recovery'
import { kitsOf } from './system/kits'
import { mainSubRules } from './system/main-sub'
import { HEAT_RECOVERY, MAIN_SUB } from './mode'

// See docs/decisions/0010-rules-of-a-drop.md.
/**
 * Checks every rule of section 4.1 about one place and the present or future node there: shared by the whole graph, one drop and the mask.
 * `ports` is a box's number of ports, `cooling` a unit's kW, `kits` those of its air handler, `more` the capacity index that a drop adds.
 */
export function placementRules(
  mode: i32,
  place: i32,
  kind: i32,
  type: i32,
  ports: i32,
  flags: i32,
  cooling: f64,
  material: i32,
  kits: i32,
  more: i32,
): u32 {
  const broken = generalRules(place, kind, flags, material, kits)
  if (mode == MAIN_SUB) return broken | mainSubRules(place, kind, type, ports, cooling, more)
  if (mode == HEAT_RECOVERY) return broken | heatRecoveryRules(place, kind, type, cooling, more)
  return broken
}

/** Makes the findings of the rules at one node, read from the drawing. */
export function checkPlacement(mode: i32, node: i32, kind: i32): void {
  const type = jointTypeOf(node)
  const ports = kind == L.KIND_BOX ? portsOf(node) : 0
  const cooling = isUnit(kind) ? coolingOf(node) : 0
  const kits = kind == L.KIND_KIT ? kitsOf(airHandlerOf(node)) : 1
  const broken = placementRules(mode, node, kind, type, ports, flagsOf(node), cooling, materialOf(node), kits, 0)
  if (broken != 0) reportRules(node, broken, type, 0)
}
