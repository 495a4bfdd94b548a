/** Tables of main pipes in the order of the core. */
export const MAIN_TABLES = ['main2', 'main2Mini', 'main3'] as const
type MainTable = (typeof MAIN_TABLES)[number]

interface SizedSeries {
  id: string
  name: string
  pipes: number
  mainTable?: MainTable
}

interface Profiles {
  limits: { profiles: readonly { id: string; series: readonly string[] }[] }
}

/** Returns the table that sizes a series' main pipes: its own, else by its pipes, and by a limit profile whose name says that it is a mini series. */
export function mainTableOf({ limits }: Profiles, { id, name, pipes, mainTable }: SizedSeries): MainTable {
  if (mainTable) return mainTable
  if (pipes === 3) return 'main3'
  return limits.profiles.some((profile) => profile.series.includes(id) && /mini/i.test(profile.id + name)) ? 'main2Mini' : 'main2'
}
