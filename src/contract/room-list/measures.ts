import type { Quantity } from '../../model/project/quantity'

/** A measure that a list of rooms may be written in, beside those of the product: how many of the product's measure one is. */
interface ListMeasure {
  kind: 'capacity' | 'area' | 'length'
  /** Measure of the product, squared for areas. */
  measure: 'kW' | 'Btu/h' | 'kBtu/h' | 'm' | 'ft'
  times: number
}

/** Names that the preview shows, each with the spellings that lists use, without blanks and dots and in lower case. */
const MEASURES: Readonly<Record<string, ListMeasure & { spelt: string }>> = {
  kW: { kind: 'capacity', measure: 'kW', times: 1, spelt: 'kw kwth kwt kwr квт 千瓦' },
  W: { kind: 'capacity', measure: 'kW', times: 0.001, spelt: 'w watt watts вт 瓦' },
  'kBtu/h': { kind: 'capacity', measure: 'kBtu/h', times: 1, spelt: 'kbtu/h kbtuh kbtu/hr mbh mbtuh' },
  'Btu/h': { kind: 'capacity', measure: 'Btu/h', times: 1, spelt: 'btu/h btuh btu/hr btu' },
  // A ton of refrigeration is 12,000 Btu/h by definition.
  tons: { kind: 'capacity', measure: 'kBtu/h', times: 12, spelt: 'ton tons tr rt tonsref 冷吨' },
  // One kilocalorie (IT) in an hour is 1.163 W by definition.
  'kcal/h': { kind: 'capacity', measure: 'kW', times: 0.001163, spelt: 'kcal/h kcal/hr ккал/ч 大卡' },
  'm²': { kind: 'area', measure: 'm', times: 1, spelt: 'm2 sqm qm mq м2 кв.м квм 平方米 平米 平方' },
  'ft²': { kind: 'area', measure: 'ft', times: 1, spelt: 'ft2 sqft sf squarefeet' },
  m: { kind: 'length', measure: 'm', times: 1, spelt: 'm meter metre metres meters м 米' },
  cm: { kind: 'length', measure: 'm', times: 0.01, spelt: 'cm см 厘米' },
  mm: { kind: 'length', measure: 'm', times: 0.001, spelt: 'mm мм 毫米' },
  ft: { kind: 'length', measure: 'ft', times: 1, spelt: "ft feet foot '" },
}

const BY_SPELLING = new Map(
  Object.entries(MEASURES).flatMap(([name, { spelt }]) => spelt.split(' ').map((word) => [word.replace(/\./g, ''), name] as const)),
)

export type MeasureKind = ListMeasure['kind']

/** Functions that convert to metric; the engine has them. */
export interface Conversions {
  toMetric: (
    value: number,
    quantity: Extract<Quantity, 'length' | 'loadCapacity'>,
    measure: 'kW' | 'Btu/h' | 'kBtu/h' | 'm' | 'ft',
  ) => number
}

/** Returns the names of the measures of a kind, for a choice. */
export function measuresOf(kind: MeasureKind): string[] {
  return Object.keys(MEASURES).filter((name) => MEASURES[name]?.kind === kind)
}

/** Returns the measure that a text spells; null for any other text. */
export function measureOf(text: string): { name: string; kind: MeasureKind } | null {
  const word = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]+/g, '')
    .replace('^2', '2')
  const name = BY_SPELLING.get(word)
  const measure = name === undefined ? undefined : MEASURES[name]
  return name !== undefined && measure ? { name, kind: measure.kind } : null
}

/** Splits a heading into its words and its unit: `Cooling (kW)`, `Area, m²`, `Load kW`. */
export function splitHeading(heading: string): { words: string; measure: string | null } {
  const bracketed = /^(.*?)[([{（【]\s*([^()[\]{}（）【】]*?)\s*[)\]}）】](.*)$/su.exec(heading)
  if (bracketed) {
    const [, before = '', inside = '', after = ''] = bracketed
    const measure = measureOf(inside)
    if (measure) return { words: `${before} ${after}`.trim(), measure: measure.name }
  }
  const last = /^(.*?)[\s,/:;_-]+(\S+(?:\s(?:ft|m|h|hr))?\.?)$/su.exec(heading.trim())
  const measure = last ? measureOf(last[2] ?? '') : measureOf(heading)
  if (!measure) return { words: heading, measure: null }
  return { words: last ? (last[1] ?? '') : '', measure: measure.name }
}

/** Returns a value of a measure in kW, m² or m. */
export function metricValue(value: number, name: string, { toMetric }: Conversions): number {
  const found = MEASURES[name]
  if (!found) return NaN
  const { kind, measure, times } = found
  const scaled = value * times
  if (kind === 'capacity') return toMetric(scaled, 'loadCapacity', measure)
  const metres = toMetric(scaled, 'length', measure)
  return kind === 'area' ? toMetric(metres, 'length', measure) : metres
}
