/** Steps of a JSON path such as `$.a[3]["two words"]`; null where it is none. */
function stepsOf(path: string): (string | number)[] | null {
  if (!path.startsWith('$')) return null
  const steps: (string | number)[] = []
  const step = /\.([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\['([^']*)'\]/y
  step.lastIndex = 1
  while (step.lastIndex < path.length) {
    const found = step.exec(path)
    if (!found) return null
    const [, name, place, quoted, single] = found
    steps.push(place !== undefined ? Number(place) : quoted !== undefined ? (JSON.parse(quoted) as string) : (name ?? single ?? ''))
  }
  return steps
}

/** Whether a path leads to a place of a JSON value: one that is there, or one that is missing from an object or list that is. */
export function isPlaceOf(path: string, json: unknown): boolean {
  const steps = stepsOf(path)
  if (!steps) return false
  let value = json
  for (const [index, step] of steps.entries()) {
    // Unit settings may be JSON text within the JSON.
    if (typeof value === 'string') value = parsed(value)
    if (typeof value !== 'object' || value === null) return false
    if (Array.isArray(value) !== (typeof step === 'number')) return false
    if (!Object.hasOwn(value, step)) return index === steps.length - 1
    value = (value as Record<string | number, unknown>)[step]
  }
  return true
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
