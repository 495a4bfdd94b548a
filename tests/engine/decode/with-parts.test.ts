import { describe, expect, it } from 'vitest'
import { withParts } from '../../../src/engine/decode/with-parts'

describe('an object with parts of another value', () => {
  it('an object with parts of another value has them and all others, and finds what is found late only when it is read', () => {
    let asked = 0
    const one = {
      name: 'first',
      revision: 1,
      get column() {
        asked++
        return [1, 2]
      },
    }
    const other = withParts(withParts(one, { name: 'second' }), { revision: 2 })
    expect(asked).toBe(0)
    expect(other).toStrictEqual({ name: 'second', revision: 2, column: [1, 2] })
    expect(one.name).toBe('first')
  })
})
