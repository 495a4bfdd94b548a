import { describe, expect, it } from 'vitest'
import { newId } from '../../../src/model/change/ids'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('fresh ids', () => {
  it('fresh ids are random UUIDs, none of a thousand like another', () => {
    const ids = Array.from({ length: 1_000 }, newId)
    expect(ids.filter((id) => !UUID_V4.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
