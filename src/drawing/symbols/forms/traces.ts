import type { KitDirection } from '../../../model/project/air-handler'
import type { Glyph } from '../../drawing/glyph'
import type { PathPen } from '../../paint/painter'
import { traceAirHandlerCasing, traceAirHandlerDetail } from '../air-handler'
import { traceKitCasing, traceKitDetail } from '../ahu-kit'
import { traceEndCap } from '../end-cap'
import { traceFreshAirCasing, traceFreshAirDetail } from '../fresh-air-unit'
import { traceHeader, traceHeaderDetail } from '../header'
import { traceHydroCasing, traceHydroDetail } from '../hydro-unit'
import type { IndoorForm } from './indoor-form'
import { traceIndoorCasing, traceIndoorDetail } from '../indoor-unit'
import { traceConnector, traceJoint, traceJointDirection, traceMergeJoint } from '../joint'
import { traceBox, traceBoxDetail } from '../mode-box'
import { traceAccessory, traceController, tracePanelSymbol, traceVentilator } from '../note'
import { traceOutdoorCasing, traceOutdoorDetail } from '../outdoor-unit'
import { traceSupply, traceSupplyBolt, traceSwitchboard, traceSwitchboardDetail } from '../switchboard'

/** The inputs for tracing a symbol. */
export interface SymbolRow {
  x: number
  y: number
  /** Modules of an outdoor unit, branches of a header, ports of a box. */
  outlets: number
  /** Form of an indoor unit; omitted where the symbol is too small for it. */
  form: IndoorForm | undefined
  isDirect: boolean
}
type Trace = (pen: PathPen, symbol: SymbolRow) => void
type Traces = Partial<Record<Glyph, Trace>>

/** Outlines that are filled and drawn. */
export const CASINGS: Traces = {
  outdoor: (pen, { x, y, outlets }) => traceOutdoorCasing(pen, x, y, outlets),
  indoor: (pen, { x, y, form }) => traceIndoorCasing(pen, x, y, form),
  freshAir: (pen, { x, y }) => traceFreshAirCasing(pen, x, y),
  hydro: (pen, { x, y }) => traceHydroCasing(pen, x, y),
  kit: (pen, { x, y }) => traceKitCasing(pen, x, y),
  airHandler: (pen, { x, y }) => traceAirHandlerCasing(pen, x, y),
  header: (pen, { x, y, outlets }) => traceHeader(pen, x, y, outlets),
  box: (pen, { x, y, outlets }) => traceBox(pen, x, y, outlets),
  ventilator: (pen, { x, y }) => traceVentilator(pen, x, y),
  controller: (pen, { x, y }) => traceController(pen, x, y),
  panel: (pen, { x, y }) => tracePanelSymbol(pen, x, y),
  accessory: (pen, { x, y }) => traceAccessory(pen, x, y),
  supply: (pen, { x, y }) => traceSupply(pen, x, y),
  switchboard: (pen, { x, y }) => traceSwitchboard(pen, x, y),
}

/** Lines inside and beside the outlines. */
export const DETAILS: Traces = {
  outdoor: (pen, { x, y, outlets }) => traceOutdoorDetail(pen, x, y, outlets),
  indoor: (pen, { x, y, form }) => form && traceIndoorDetail(pen, x, y, form),
  freshAir: (pen, { x, y }) => traceFreshAirDetail(pen, x, y),
  hydro: (pen, { x, y }) => traceHydroDetail(pen, x, y),
  kit: (pen, { x, y }) => traceKitDetail(pen, x, y),
  airHandler: (pen, { x, y, isDirect }) => traceAirHandlerDetail(pen, x, y, isDirect),
  header: (pen, { x, y, outlets }) => traceHeaderDetail(pen, x, y, outlets),
  box: (pen, { x, y, outlets }) => traceBoxDetail(pen, x, y, outlets),
  endCap: (pen, { x, y }) => traceEndCap(pen, x, y),
  supply: (pen, { x, y }) => traceSupplyBolt(pen, x, y),
  switchboard: (pen, { x, y }) => traceSwitchboardDetail(pen, x, y),
}

/** Traces a joint; in an air handler's layout also the side of its kits. */
export function traceJointOf(
  pen: PathPen,
  x: number,
  y: number,
  kind: 'branch' | 'connector' | 'merge',
  direction: KitDirection | undefined,
): void {
  if (kind === 'merge') traceMergeJoint(pen, x, y)
  else if (kind === 'connector') traceConnector(pen, x, y)
  else traceJoint(pen, x, y)
  if (direction) traceJointDirection(pen, x, y, direction === 'lr')
}
