import { describe, expect, it } from 'vitest'
import { checkAll } from '../../../server/account/staff-check'

describe('the round that looks for staff who have left', () => {
  const round = async (fails: string[], closesAfter = Infinity): Promise<{ seen: string; failure: unknown }> => {
    let seen = ''
    const check = (name: string): Promise<void> => {
      seen += name
      return fails.includes(name) ? Promise.reject(new Error(name)) : Promise.resolve()
    }
    const failure = await checkAll(['a', 'b', 'c', 'd', 'e', 'f', 'g'], check, () => seen.length >= closesAfter).catch(
      (error: unknown) => error,
    )
    return { seen, failure }
  }

  it('goes on after one who cannot be checked, and says so at the end', async () => {
    expect(await round(['a', 'c', 'd'])).toEqual({ seen: 'abcdefg', failure: new Error('d') })
  })

  it('ends after three in a row', async () => {
    expect(await round(['b', 'c', 'd', 'f'])).toEqual({ seen: 'abcd', failure: new Error('d') })
  })

  it('ends where the server closes', async () => {
    expect(await round([], 2)).toEqual({ seen: 'ab', failure: undefined })
  })
})
