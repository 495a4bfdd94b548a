import type { Value } from 'typebox/value'

/** Returns an error with the path it concerns: a missing field is named itself, not the object that lacks it. */
export function pointed(error: ReturnType<typeof Value.Errors>[number]) {
  const missing = error.keyword === 'required' ? error.params.requiredProperties[0] : undefined
  const allowed = error.keyword === 'enum' ? `: ${error.params.allowedValues.join(', ')}` : ''
  return {
    keyword: error.keyword,
    instancePath: missing === undefined ? error.instancePath : `${error.instancePath}/${missing}`,
    schemaPath: error.schemaPath,
    params: {},
    message: missing === undefined ? `${error.message}${allowed}` : 'is required',
  }
}

/** Returns the path of an error in the body, query or path of a call: `$` and the rest, as in the messages of the project reader. */
export function jsonPathOf(error: { instancePath?: string } | undefined): string {
  const inside = (error?.instancePath ?? '').split('/').slice(1)
  return `$${inside.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('')}`
}
