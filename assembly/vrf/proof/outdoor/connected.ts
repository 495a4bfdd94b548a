import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as Q from '../../../common/layout/layout-proof'
import * as R from '../../../common/layout/layout-rules'
import { root } from '../../diagram/tree'
import { constant } from '../../pack'
import * as W from '../../piping/connected'
import * as S from '../../rules/survey'
import { pack } from '../../system'
import { ofFigure, ofStep, ofTable, step } from '../note'
import * as T from '../sum'

/** Writes the connected index as an operand: the load of the outdoor unit, or a figure of its own where the pack counts differently. */
export function ofConnected(): void {
  if (W.countsOtherwise(pack)) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_CONNECTED_INDEX, W.connectedIndex(pack))
  else ofFigure(Q.SUBJECT_NODE, root, Q.FIGURE_LOAD, S.totalIndex() as f64)
}

/** Capacity index of one kind, or the connected index. */
export function proveIndex(figure: i32): void {
  if (figure == Q.FIGURE_INDOOR_INDEX) T.proveSum(T.SUM_INDOOR_INDEX, S.indoorIndex() as f64)
  else if (figure == Q.FIGURE_KIT_INDEX) T.proveSum(T.SUM_KIT_INDEX, S.kitIndex() as f64)
  else proveConnected()
}

/** Proves the weighted sum: each kind's index × its weight; then the simultaneous share where the ratio counts it. */
function proveConnected(): void {
  let first = -1
  for (let kind = L.KIND_INDOOR; kind < L.KIND_INDOOR + W.KINDS; kind++) {
    const row = W.weightRow(pack, kind)
    if (row < 0) continue
    const place = step(Q.FORMULA_PRODUCT, W.weightedKind(pack, kind))
    if (first < 0) first = place
    ofTable(P.PACK_INDEX_WEIGHT, R.WEIGHT_WIDTH, row, R.WEIGHT_VALUE)
    ofKind(kind)
  }
  const sum = step(Q.FORMULA_SUM, W.weightedIndex(pack))
  let place = first
  for (let kind = L.KIND_INDOOR; kind < L.KIND_INDOOR + W.KINDS; kind++) {
    if (W.weightRow(pack, kind) < 0) ofKind(kind)
    else ofStep(place++, W.weightedKind(pack, kind))
  }
  if (constant(pack, P.CONST_BLOCK_RATIO) != 1) return
  step(Q.FORMULA_PRODUCT, W.connectedIndex(pack))
  ofStep(sum, W.weightedIndex(pack))
  ofBlockShare()
}

/** Writes the simultaneous share for the number of units, where the pack gives one. */
export function ofBlockShare(): void {
  const row = W.blockRow(pack, S.units() as f64)
  if (row >= 0) ofTable(P.PACK_BLOCK_LOAD, P.LINE_WIDTH, row, P.LINE_Y)
}

function ofKind(kind: i32): void {
  const isIndoor = kind == L.KIND_INDOOR
  const figure = isIndoor
    ? Q.FIGURE_INDOOR_INDEX
    : kind == L.KIND_KIT
      ? Q.FIGURE_KIT_INDEX
      : kind == L.KIND_HYDRO
        ? Q.FIGURE_HYDRO_INDEX
        : Q.FIGURE_FRESH_AIR_INDEX
  ofFigure(Q.SUBJECT_OUTDOOR, -1, figure, W.indexOfKind(kind))
}
