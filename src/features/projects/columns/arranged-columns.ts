/** The first and the last column of every list, which are always shown: name and acts. */
export const FIRST = 'name'
export const LAST = 'acts'

/** Columns that are hidden by default: the time of creation and the bid are rarely needed. */
const HIDDEN_AT_FIRST = new Set(['created', 'solution', 'power', 'cooperation', 'competitors', 'bid'])

interface Keyed {
  key: string
}

/** Returns the columns that may be hidden and moved, with their visibility: the chosen ones in their order, then the others. */
export function columnChoices(columns: readonly Keyed[], chosen: unknown): { key: string; isShown: boolean }[] {
  const movable = columns.map(({ key }) => key).filter((key) => key !== FIRST && key !== LAST)
  if (!Array.isArray(chosen)) return movable.map((key) => ({ key, isShown: !HIDDEN_AT_FIRST.has(key) }))
  const shown = [...new Set(chosen)].filter((key): key is string => movable.includes(String(key)))
  return [
    ...shown.map((key) => ({ key, isShown: true })),
    ...movable.filter((key) => !shown.includes(key)).map((key) => ({ key, isShown: false })),
  ]
}

/** Returns the columns of a list as chosen and ordered by its user. */
export function arrangedColumns<Column extends Keyed>(columns: readonly Column[], chosen: unknown): Column[] {
  const keys = columnChoices(columns, chosen).filter(({ isShown }) => isShown)
  const find = (key: string): Column[] => columns.filter((column) => column.key === key)
  return [...find(FIRST), ...keys.flatMap(({ key }) => find(key)), ...find(LAST)]
}

/** Returns the choice with one column shown or hidden. */
export function withColumn(choices: ReturnType<typeof columnChoices>, key: string, isShown: boolean): string[] {
  return choices.filter((choice) => (choice.key === key ? isShown : choice.isShown)).map((choice) => choice.key)
}

/** Returns the choice with one shown column moved up (-1) or down (1). */
export function withMovedColumn(choices: ReturnType<typeof columnChoices>, key: string, step: -1 | 1): string[] {
  const shown = withColumn(choices, key, true)
  const from = shown.indexOf(key)
  const to = from + step
  if (to < 0 || to >= shown.length) return shown
  const others = shown.filter((each) => each !== key)
  return [...others.slice(0, to), key, ...others.slice(to)]
}
