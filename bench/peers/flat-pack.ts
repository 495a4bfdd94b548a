import type { PackTables } from '../../tests/reference/pack-tables'

/** A pack's tables for one two-pipe series as typed arrays: loads as integer indices, sizes as indices in the list of tubes. */
export interface FlatPack {
  tubeMm: Float64Array
  elbowM: Float64Array
  kgPerM: Float64Array
  oneStepUp: Uint8Array
  branchBound: Int32Array
  branchGas: Uint8Array
  branchLiquid: Uint8Array
  stubBound: Int32Array
  stubGas: Uint8Array
  stubLiquid: Uint8Array
  longBound: Int32Array
  longGas: Uint8Array
  longLiquid: Uint8Array
  longOverM: number
  jointBound: Int32Array
  headerBranches: Int32Array
  headerBound: Int32Array
  headerBranchBound: Int32Array
}

export function flatPack(pack: PackTables, refrigerant: string): FlatPack {
  const { branch2, stub2, upsizeOneStep, equivalentLength } = pack.pipes
  const tubes = equivalentLength.perFittingM.map((row) => row.odMm)
  const size = (mm: number) => tubes.indexOf(mm)
  const sizes = (values: readonly number[]) => Uint8Array.from(values, size)
  const indices = (values: readonly number[]) => Int32Array.from(values, (kw) => Math.round(kw * 10))
  const charge = pack.charge.kgPerM[refrigerant] ?? {}
  const largest = Math.max(...Object.keys(charge).map(Number))
  const { rows: long, overM } = stub2.longRun
  return {
    tubeMm: Float64Array.from(tubes),
    elbowM: Float64Array.from(equivalentLength.perFittingM, (row) => row.elbow90),
    kgPerM: Float64Array.from(tubes, (mm) => charge[String(Math.min(mm, largest))] ?? 0),
    oneStepUp: sizes(tubes.map((mm) => upsizeOneStep.map[String(mm)] ?? mm)),
    branchBound: indices(branch2.items.map((row) => row.toKw)),
    branchGas: sizes(branch2.items.map((row) => row.gasMm)),
    branchLiquid: sizes(branch2.items.map((row) => row.liquidMm)),
    stubBound: indices(stub2.items.map((row) => row.toKw)),
    stubGas: sizes(stub2.items.map((row) => row.gasMm)),
    stubLiquid: sizes(stub2.items.map((row) => row.liquidMm)),
    longBound: indices(long.map((row) => row.maxKw)),
    longGas: sizes(long.map((row) => row.gasMm)),
    longLiquid: sizes(long.map((row) => row.liquidMm)),
    longOverM: overM,
    jointBound: indices(pack.branchJoints.twoPipe.map((row) => row.toKw)),
    headerBranches: Int32Array.from(pack.headers.items, (row) => row.branches),
    headerBound: indices(pack.headers.items.map((row) => row.maxKw)),
    headerBranchBound: indices(pack.headers.items.map((row) => row.maxBranchKw)),
  }
}
