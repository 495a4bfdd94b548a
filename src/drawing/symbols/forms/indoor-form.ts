/** Mounting forms of indoor units that symbols distinguish. */
export const INDOOR_FORMS = [
  'cassette4',
  'compactCassette',
  'cassette2',
  'cassette1',
  'roundCassette',
  'slimDuct',
  'duct',
  'highDuct',
  'wall',
  'ceiling',
  'floor',
  'console',
] as const
export type IndoorForm = (typeof INDOOR_FORMS)[number]

/** Data of a rule pack about a type of indoor unit. */
export interface IndoorBuild {
  name: string
  /** True with a decoration panel in the ceiling. */
  panel?: boolean | undefined
  mount?: string | undefined
  /** Minimum and maximum external static pressure, Pa. */
  espPa?: readonly number[] | undefined
}

/** Static pressures from which a unit is made for ducts, and for long ducts. */
const DUCT_PA = 50
const HIGH_PA = 200
const SLIM_MOST_PA = 50

/** Returns the form of a type. Packs name no symbol, so it is derived from panel, mount and pressure, and otherwise from the name. */
export function indoorForm({ name, panel, mount, espPa }: IndoorBuild): IndoorForm {
  const words = name.toLowerCase()
  if (panel === true) return cassetteForm(words)
  const mostPa = espPa?.[1] ?? 0
  if (mount === 'wall') return 'wall'
  if (words.includes('console')) return 'console'
  if (words.includes('ceiling') && mount !== 'ceiling') return 'ceiling'
  if (mount === 'floor') return 'floor'
  if (mostPa < DUCT_PA) return 'ceiling'
  if (mostPa >= HIGH_PA) return 'highDuct'
  return mostPa <= SLIM_MOST_PA ? 'slimDuct' : 'duct'
}

function cassetteForm(words: string): IndoorForm {
  if (/round|circular|360/.test(words)) return 'roundCassette'
  if (/\bone|1[- ]way/.test(words)) return 'cassette1'
  if (/\btwo|2[- ]way/.test(words)) return 'cassette2'
  return words.includes('compact') ? 'compactCassette' : 'cassette4'
}
