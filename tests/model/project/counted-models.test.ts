import { expect, it } from 'vitest'
import { countedModels } from '../../../src/model/project/counted-models'

it('equal modules are counted, different ones are listed in their order', () => {
  expect(countedModels(['X4R-18', 'X4R-18', 'X4R-18', 'X4R-18'])).toBe('4 × X4R-18')
  expect(countedModels(['X4P-22', 'X4P-20'])).toBe('X4P-22 + X4P-20')
  expect(countedModels(['X4P-22', 'X4P-20', 'X4P-22'])).toBe('2 × X4P-22 + X4P-20')
  expect(countedModels([])).toBe('')
})
