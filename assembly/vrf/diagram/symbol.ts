import * as L from '../../common/layout/layout'
import { symbolHeight, symbolWidth } from '../../common/layout/layout-drawing'
import { design, kindOf, outletsOf } from '../system'

/** Modules, branches or ports as the symbol shows them. */
export function shownOutlets(node: i32): i32 {
  return kindOf(node) == L.KIND_OUTDOOR ? (design(L.DESIGN_MODULE_COUNT) as i32) : outletsOf(node)
}

/** Width of a node's symbol in drawing units. */
export function widthOf(node: i32): i32 {
  return symbolWidth(kindOf(node), shownOutlets(node))
}

/** Height of a node's symbol in drawing units. */
export function highOf(node: i32): i32 {
  return symbolHeight(kindOf(node), shownOutlets(node))
}
