import type { Dice } from './dice'

/** JSON text written as it stands, for what no JavaScript value becomes: 1e999, a doubled key, a comma too many. */
export class RawText {
  // Private to the language as well: what changes the fields of any value must not find it.
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  get text(): string {
    return this.#text
  }
}

const deep = (levels: number): RawText => new RawText('['.repeat(levels) + ']'.repeat(levels))

/** Values that a reader may meet where it expects another: of every type, at the edges of numbers, texts that look like numbers or names. */
const ODD: readonly [unknown, ...unknown[]] = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  -1,
  0.5,
  -0.5,
  1e-320,
  5e-324,
  1e21,
  1e308,
  -1e308,
  255,
  256,
  65_536,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 31),
  0.1 + 0.2,
  16,
  16.000_000_000_000_004,
  15.999_999_999_999_998,
  new RawText('-0'),
  new RawText('1e999'),
  new RawText('-1e999'),
  new RawText('1E+2'),
  new RawText('NaN'),
  new RawText('01'),
  new RawText('{"a":1,"a":2}'),
  new RawText('{"__proto__":{"polluted":true}}'),
  new RawText('"\\ud800"'),
  new RawText('"\\u0000"'),
  '',
  ' ',
  '0',
  '5',
  '-1',
  '1e5',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'MS',
  'MS-MAIN',
  'MS-SUB',
  'MP2',
  'MP8',
  'PLUS-SUB',
  'idu1',
  'odu1',
  'plus',
  'joint',
  'ahubox',
  'end cap',
  'text-block',
  'C4-056',
  'X4P-10',
  'X4R-10',
  'MS-04',
  'NA0101',
  'HR',
  'MainSub',
  'gas',
  'liquid',
  'ft',
  'kBtu/h',
  '℉',
  'inch',
  '办公楼',
  '\u{1F3E2}',
  '\u202Eabc',
  'x'.repeat(10_000),
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { id: 'a' },
  deep(60),
  deep(70),
  deep(3_000),
]

/** One of them, or a number, text or list made up on the spot. */
export function oddValue(dice: Dice): unknown {
  const kind = dice.below(12)
  if (kind === 0) return dice.below(2_000) / 10 - 20
  if (kind === 1) return (dice.below(2 ** 30) - 2 ** 29) * 10 ** (dice.below(40) - 20)
  if (kind === 2) return String.fromCharCode(...Array.from({ length: dice.below(6) }, () => dice.below(0x3000)))
  if (kind === 3) return Array.from({ length: dice.below(6) }, () => fresh(dice.pick(ODD)))
  return fresh(dice.pick(ODD))
}

// Copies a value: an input may change what it gets, and a shared list could end up holding itself.
function fresh(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fresh)
  if (typeof value !== 'object' || value === null || value instanceof RawText) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fresh(child)]))
}

/** JSON text of a value that may hold `RawText`; without a call for each level, for values lie thousands deep in each other. */
export function toText(value: unknown): string {
  const parts: string[] = []
  const waiting: (Text | { value: unknown })[] = [{ value }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('text' in next) parts.push(next.text)
    else if (next.value instanceof RawText) parts.push(next.value.text)
    else if (typeof next.value === 'object' && next.value !== null) waiting.push(...inside(next.value).reverse())
    else parts.push(JSON.stringify(next.value))
  }
  return parts.join('')
}

interface Text {
  text: string
}

/** What stands in a list or an object, with its brackets and commas, in order. */
function inside(value: object): (Text | { value: unknown })[] {
  const isList = Array.isArray(value)
  const entries = Object.entries(value).flatMap(([key, child], at) => {
    const comma = at === 0 ? '' : ','
    return [{ text: isList ? comma : `${comma}${JSON.stringify(key)}:` }, { value: child as unknown }]
  })
  return [{ text: isList ? '[' : '{' }, ...entries, { text: isList ? ']' : '}' }]
}
