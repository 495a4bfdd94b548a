import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as M from '../../assembly/common/layout/layout-measure'
import { readCore } from '../../src/engine/host/core-file'
import { coreFunction, instantiateCore, type CoreFunction } from '../../workers/instantiate-core'

const core = WebAssembly.compile(readCore()).then(async (module) => (await instantiateCore(module)).exports)

/** The same function as the AssemblyScript compiler made it. */
const compiled = async (name: string): Promise<CoreFunction> => coreFunction(await core, name)

const finite = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, -0, 5e-324, 1.005, -2.5))
const code = fc.integer({ min: 0, max: M.MEASURE_CODES - 1 })

describe('the core and the screens', () => {
  it('the core and the screens convert every value between any two measures to the same bits', async () => {
    const convert = await compiled('convertValue')
    fc.assert(
      fc.property(finite, code, code, (value, from, to) => Object.is(M.convertValue(value, from, to), convert(value, from, to))),
      { numRuns: 5000 },
    )
  })

  it('the core and the screens round to the same bits', async () => {
    const round = await compiled('roundValue')
    fc.assert(
      fc.property(finite, fc.integer({ min: 0, max: 9 }), (value, decimals) =>
        Object.is(M.roundValue(value, decimals), round(value, decimals)),
      ),
      { numRuns: 5000 },
    )
  })

  it('the core and the screens agree on which displayed numbers are equal', async () => {
    const isSame = await compiled('isSame')
    fc.assert(
      fc.property(finite, fc.double({ min: -2e-6, max: 2e-6, noNaN: true }), (value, more) => {
        expect(M.isSame(value, value + more)).toBe(isSame(value, value + more) === 1)
      }),
    )
  })

  it('the core and the screens have the same list of pipe sizes', async () => {
    const [diameter, place] = [await compiled('pipeDiameter'), await compiled('pipePlace')]
    for (let size = -1; size <= M.PIPE_SIZES; size++) {
      const mm = M.pipeDiameter(size)
      expect(Object.is(diameter(size), mm), `place ${size}`).toBe(true)
      expect(Number.isNaN(mm)).toBe(size < 0 || size === M.PIPE_SIZES)
      for (const near of [mm, mm - 0.01, mm + 0.01, mm + 0.02]) expect(M.pipePlace(near)).toBe(place(near))
    }
  })
})
