import { InputError } from '../input-error'
import { step } from '../wire/read-value'
import { PackSchema } from './schema'

/** Sections with independent tables: a partial pack may contain only some of them. */
const OF_PARTS = new Set(['pipes', 'capacityCorrection'])

/** Sections of the base that belong to its own examples and are not inherited. */
const NOT_INHERITED = new Set(['examples', 'tables', 'meta', 'base', 'workedExample'])

const UNITS = ['series', 'oduModules', 'iduTypes', 'iduModels', 'freshAirUnits', 'hydroModules', 'ahuKits', 'hrv']

/** Sections with parts of units, and the sections that name these units: parts of the base do not go with units of another maker. */
const PARTS_OF_UNITS: Readonly<Record<string, readonly string[]>> = {
  panels: ['iduTypes', 'iduModels'],
  rearMountedComponents: UNITS,
  accessories: UNITS,
  controllers: UNITS,
  controllerRules: UNITS,
}

/**
 * Completes a partial pack, which names its base and contains whole sections; the others are taken from the base, panels and accessories only
 * with the units that they are for. In `pipes` and `capacityCorrection` each table is a section of its own. The result is a whole pack without a base. Anything else
 * is returned unchanged.
 * @throws InputError where the base or a section is unknown.
 */
export function resolveBase(json: unknown, bases: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(json) || json['base'] === undefined) return json
  const name = json['base']
  const base = typeof name === 'string' && Object.hasOwn(bases, name) ? bases[name] : undefined
  if (!isRecord(base)) throw new InputError('$.base', `a known pack${list(Object.keys(bases))}, or no base and all sections`)
  const sections = Object.keys(PackSchema.properties)
  for (const key of Object.keys(json)) {
    if (!sections.includes(key)) throw new InputError(`$${step(key)}`, `a section of a pack: ${sections.join(', ')}`)
  }
  const isInherited = (key: string): boolean => !NOT_INHERITED.has(key) && !PARTS_OF_UNITS[key]?.some((units) => units in json)
  const inherited = Object.entries(base).filter(([key]) => isInherited(key))
  const own = Object.entries(json)
    .filter(([key]) => key !== 'base')
    .map(([key, section]) => [key, withParts(key, base[key], section)] as const)
  return Object.fromEntries([...inherited, ...own])
}

function withParts(key: string, base: unknown, section: unknown): unknown {
  return OF_PARTS.has(key) && isRecord(base) && isRecord(section) ? { ...base, ...section } : section
}

function list(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
