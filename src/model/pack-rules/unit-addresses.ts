/** Units that a unit counts as by its cooling in kW, both bounds included. */
export interface CountBand {
  fromKw: number
  toKw: number
  counts: number
}

/** Count rules of a pack; see `UnitCountSchema`. */
export interface UnitCount {
  rules?: readonly CountBand[]
  mainSub?: readonly CountBand[]
}

/** Rules of the design specification (section 9), for packs without their own. */
const SPECIFIED: Required<UnitCount> = {
  rules: [
    { fromKw: 20, toKw: 28, counts: 2 },
    { fromKw: 40, toKw: 56, counts: 4 },
  ],
  mainSub: [
    { fromKw: 20, toKw: 30, counts: 2 },
    { fromKw: 40, toKw: 56, counts: 4 },
  ],
}

/** Returns the count rules of a pack for one mode; a main/sub system uses the common ones where the pack gives it none of its own. */
export function countBands({ unitCount }: { unitCount?: UnitCount | undefined }, isMainSub: boolean): readonly CountBand[] {
  if (unitCount === undefined) return isMainSub ? SPECIFIED.mainSub : SPECIFIED.rules
  return (isMainSub ? unitCount.mainSub : undefined) ?? unitCount.rules ?? []
}

/** Returns the number of units that a model counts as: its own figure, else that of the band of its cooling in kW. */
export function addressesOf(
  pack: { unitCount?: UnitCount | undefined },
  own: number | undefined,
  coolKw: number,
  isMainSub: boolean,
): number {
  return own ?? countBands(pack, isMainSub).find(({ fromKw, toKw }) => coolKw >= fromKw && coolKw <= toKw)?.counts ?? 1
}
