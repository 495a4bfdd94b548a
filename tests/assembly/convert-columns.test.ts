import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCore } from '../../src/engine/host/core-file'
import { convert } from '../../src/engine/measure/measure'
import { measureCode } from '../../src/engine/measure/measure-codes'
import { QUANTITIES, type Quantity } from '../../src/model/project/quantity'
import type { CoreMemory } from '../../workers/core-memory'
import { createCoreMemory } from '../../workers/create-core'
import { CONVERT_COLUMN } from '../helpers/convert-column'
import { convertedBy } from '../reference/convert'

let core: CoreMemory

beforeAll(async () => {
  const module = await WebAssembly.compile(readCore())
  core = await createCoreMemory(module)
})

/** Every pair of measures of every quantity, both ways and each with itself. */
const pairs = (Object.keys(QUANTITIES) as Quantity[]).flatMap((quantity) =>
  QUANTITIES[quantity].flatMap((from) => QUANTITIES[quantity].map((to) => [quantity, from, to] as const)),
)

function columnOf(values: readonly number[], quantity: Quantity, from: string, to: string): number[] {
  const column = Float64Array.from(values)
  core.call(CONVERT_COLUMN, [column.buffer, column.length, measureCode(quantity, from), measureCode(quantity, to)])
  return [...column]
}

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, 5e-324),
)

describe('columns of measures', () => {
  it('columns of measures has every quantity and measure of the specification', () => {
    expect(pairs).toHaveLength(6 * 4 + 4 * 9)
  })

  it.each(pairs)('columns of measures of %s turn from %s into %s as single values do, to the last bit', (quantity, from, to) => {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 19 }), (values) => {
        const column = columnOf(values, quantity, from, to)
        values.forEach((value, place) => {
          const single = Number.isFinite(value) ? convert(value, from, to, quantity) : (column[place] ?? NaN)
          expect(Object.is(column[place], single), `${value} ${from} → ${column[place]} and ${single} ${to}`).toBe(true)
          expect(column[place] === convertedBy(value, quantity, from, to)).toBe(true)
        })
      }),
      { numRuns: 40 },
    )
  })

  it('columns of measures leave what is no number as it is', () => {
    expect(columnOf([NaN, 1, NaN], 'length', 'm', 'ft')).toEqual([NaN, 3.2808, NaN])
  })
})
