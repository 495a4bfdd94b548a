/** Codes of series with rules of their own, as a pack gives them; see `SeriesRulesSchema`. */
export interface SeriesRules {
  hotWaterSeries?: readonly string[]
  hotWaterKits?: readonly string[]
  hydroKits?: readonly string[]
  withoutStandbyController?: readonly string[]
}

/** Rules that a library of equipment changes for its users; see `LibrariesSchema`. */
export interface LibraryRules {
  mainSub?: boolean
  isImperial?: boolean
  thirdUnlessNamed?: string
}

/** The part of a pack that names special codes. */
export interface SpecialCodes {
  seriesRules?: SeriesRules | undefined
  libraries?: Readonly<Record<string, LibraryRules>> | undefined
}

/** Codes of the design specification (sections 4 to 6), for packs that were written before these fields. */
const SPECIFIED: { seriesRules: Required<SeriesRules>; libraries: Readonly<Record<string, LibraryRules>> } = {
  seriesRules: {
    hotWaterSeries: ['2610', '2611', '2676', '2677', '2615', '2671'],
    hotWaterKits: ['238000'],
    hydroKits: ['238000', '238001', '238002'],
    withoutStandbyController: ['409'],
  },
  libraries: { NA0101: { mainSub: true, isImperial: true }, '9999': { thirdUnlessNamed: 'Multi' } },
}

/** Returns whether a series code is listed under one of the pack's special rules. */
export function hasSeriesRule({ seriesRules }: SpecialCodes, rule: keyof SeriesRules, code: string | undefined): boolean {
  return code !== undefined && (seriesRules?.[rule] ?? SPECIFIED.seriesRules[rule]).includes(code)
}

/** Returns what a library of equipment changes; nothing for one that the pack does not list. */
export function libraryRules({ libraries }: SpecialCodes, code: string | undefined): LibraryRules {
  const known = libraries ?? SPECIFIED.libraries
  return code !== undefined && Object.hasOwn(known, code) ? (known[code] ?? {}) : {}
}
