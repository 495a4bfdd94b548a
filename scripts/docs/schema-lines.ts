/** The parts of a JSON schema that the pages show. */
export interface Shape {
  description?: string
  type?: string
  properties?: Record<string, Shape>
  required?: readonly string[]
  patternProperties?: Record<string, Shape>
  items?: Shape | readonly Shape[]
  allOf?: readonly Shape[]
  anyOf?: readonly Shape[]
  enum?: readonly unknown[]
  const?: unknown
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
}

/** Returns one bullet per field, indented below its parent field. */
export function fieldLines(shape: Shape, indent: string): string[] {
  const whole = innermost(shape)
  const required = new Set(whole.required)
  return Object.entries(whole.properties ?? {}).flatMap(([name, field]) => [
    `${indent}- \`${name}${required.has(name) ? '' : '?'}\` ${kindOf(field)}`,
    ...fieldLines(field, `${indent}  `),
  ])
}

/** Returns the object inside lists, records and intersections whose fields are listed. */
function innermost(shape: Shape): Shape {
  if (shape.allOf) {
    const parts = shape.allOf.map(innermost)
    return {
      properties: Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Shape>,
      required: parts.flatMap((part) => part.required ?? []),
    }
  }
  if (shape.items && !Array.isArray(shape.items)) return innermost(shape.items as Shape)
  const [record] = Object.values(shape.patternProperties ?? {})
  return record ? innermost(record) : shape
}

export function kindOf(shape: Shape): string {
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.anyOf) return shape.anyOf.map(kindOf).join(' or ')
  if (Array.isArray(shape.items)) return `[${shape.items.map((item: Shape) => kindOf(item)).join(', ')}]`
  if (shape.items) return `list of ${kindOf(shape.items as Shape)}`
  const [record] = Object.values(shape.patternProperties ?? {})
  if (record) return `by name: ${kindOf(record)}`
  return `${shape.type ?? (shape.allOf ? 'object' : 'anything')}${rangeOf(shape)}`
}

function rangeOf({ minimum, exclusiveMinimum, maximum }: Shape): string {
  const low = exclusiveMinimum === undefined ? (minimum === undefined ? '' : ` ≥ ${minimum}`) : ` > ${exclusiveMinimum}`
  return `${low}${maximum === undefined ? '' : ` ≤ ${maximum}`}`
}
