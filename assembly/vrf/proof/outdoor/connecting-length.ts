import * as P from '../../../common/layout/layout-pack'
import * as Q from '../../../common/layout/layout-proof'
import { connectingKg } from '../../charge/charge'
import { chargeRow } from '../../charge/charge-rate'
import { chargeOfConnecting } from '../../charge/connecting-charge'
import { connectingColumn, connectingFarM, connectingLiquid, connectingM, connectingPipes } from '../../piping/connecting-pipe'
import * as O from '../../piping/outdoor'
import { pack } from '../../system'
import { ofFigure, ofStep, ofTable, step } from '../note'

/** Proves the metres of the pipes between the modules, all of them or up to the farthest module, or their charge. */
export function proveConnectingLength(figure: i32): void {
  if (figure == Q.FIGURE_CONNECTING_CHARGE) proveCharge()
  else if (figure == Q.FIGURE_CONNECTING_M) {
    step(Q.FORMULA_SUM, connectingM(pack, P.CONST_CONNECTING_TOTAL))
    if (connectingM(pack, P.CONST_CONNECTING_TOTAL) > 0) for (let pipe = 0; pipe < connectingPipes(); pipe++) ofMetres(pipe)
  } else {
    step(Q.FORMULA_SUM, connectingFarM(pack))
    if (connectingFarM(pack) > 0) for (let pipe = O.modules - 1; pipe < connectingPipes(); pipe++) ofMetres(pipe)
  }
}

function ofMetres(pipe: i32): void {
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, connectingColumn(pipe))
}

/** For each pipe its metres × kg/m × the factor of the series; then their sum. */
function proveCharge(): void {
  const refrigerant = O.seriesCell(P.SERIES_REFRIGERANT) as i32
  const three = O.isThreePipe()
  const isCounted = connectingKg != 0
  let first = -1
  for (let pipe = 0; isCounted && pipe < connectingPipes(); pipe++) {
    const row = chargeRow(pack, refrigerant, connectingLiquid(pack, pipe))
    if (isNaN(connectingLiquid(pack, pipe))) continue
    const place = step(Q.FORMULA_PIPE_CHARGE, chargeOfConnecting(pack, refrigerant, three, pipe))
    if (first < 0) first = place
    ofMetres(pipe)
    ofTable(P.PACK_CHARGE, P.CHARGE_WIDTH, row, P.CHARGE_KG)
    ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, three ? P.CONST_THREE_PIPE_FACTOR : P.CONST_TWO_PIPE_FACTOR)
  }
  step(Q.FORMULA_SUM, connectingKg)
  let place = first
  for (let pipe = 0; isCounted && pipe < connectingPipes(); pipe++) {
    if (!isNaN(connectingLiquid(pack, pipe))) ofStep(place++, chargeOfConnecting(pack, refrigerant, three, pipe))
  }
}

/** Writes the metres that the farthest length counts besides those drawn. */
export function ofConnectingFar(): void {
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_CONNECTING_FAR_M, connectingFarM(pack))
}

/** Writes the metres that the total length counts besides those drawn. */
export function ofConnectingTotal(): void {
  const metres = connectingM(pack, P.CONST_CONNECTING_TOTAL)
  if (metres > 0) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_CONNECTING_M, metres)
}
