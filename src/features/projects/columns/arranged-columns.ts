/** The name leads every list and its acts end it; both always stand. */
export const FIRST = 'name'
export const LAST = 'acts'

/** Columns a list shows before its user has chosen: moments of creation are for who asks for them. */
const HIDDEN_AT_FIRST = new Set(['created'])

interface Keyed {
  key: string
}

/** Columns that may be shown, hidden and moved, each with whether it is shown: the chosen ones in their order, then the others. */
export function columnChoices(columns: readonly Keyed[], chosen: unknown): { key: string; isShown: boolean }[] {
  const movable = columns.map(({ key }) => key).filter((key) => key !== FIRST && key !== LAST)
  if (!Array.isArray(chosen)) return movable.map((key) => ({ key, isShown: !HIDDEN_AT_FIRST.has(key) }))
  const shown = [...new Set(chosen)].filter((key): key is string => movable.includes(String(key)))
  return [
    ...shown.map((key) => ({ key, isShown: true })),
    ...movable.filter((key) => !shown.includes(key)).map((key) => ({ key, isShown: false })),
  ]
}

/** The columns of a list as its user has chosen and ordered them. */
export function arrangedColumns<Column extends Keyed>(columns: readonly Column[], chosen: unknown): Column[] {
  const keys = columnChoices(columns, chosen).filter(({ isShown }) => isShown)
  const find = (key: string): Column[] => columns.filter((column) => column.key === key)
  return [...find(FIRST), ...keys.flatMap(({ key }) => find(key)), ...find(LAST)]
}

/** The choice with one column shown or hidden. */
export function withColumn(choices: ReturnType<typeof columnChoices>, key: string, isShown: boolean): string[] {
  return choices.filter((choice) => (choice.key === key ? isShown : choice.isShown)).map((choice) => choice.key)
}

/** The choice with one shown column a place further up (-1) or down (1). */
export function withMovedColumn(choices: ReturnType<typeof columnChoices>, key: string, step: -1 | 1): string[] {
  const shown = withColumn(choices, key, true)
  const from = shown.indexOf(key)
  const to = from + step
  if (to < 0 || to >= shown.length) return shown
  const others = shown.filter((each) => each !== key)
  return [...others.slice(0, to), key, ...others.slice(to)]
}
