import { describe, expect, it } from 'vitest'
import { isPermitted } from '../../src/platform/permissions'

describe('a permission', () => {
  it('is there when it is held exactly', () => {
    expect(isPermitted(['mssp', 'share:setting'], 'share:setting')).toBe(true)
  })

  it('is there when every part of a held one is contained in it', () => {
    expect(isPermitted(['mssp'], 'mssp:all')).toBe(true)
    expect(isPermitted(['center:users'], 'center:users:approve')).toBe(true)
  })

  it('is not there when a part is missing, or when nothing is held', () => {
    expect(isPermitted(['mssp:all'], 'mssp')).toBe(false)
    expect(isPermitted([], 'mssp')).toBe(false)
    expect(isPermitted([''], 'mssp')).toBe(false)
  })
})
