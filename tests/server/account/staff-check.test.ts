import { describe, expect, it } from 'vitest'
import { newAccount } from '../../../server/access/account'
import { checkAll, closeGone, NobodyFound, type StaffCheck } from '../../../server/account/staff-check'

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

  it('the round that looks for staff who have left goes on after one who cannot be checked, and says so at the end', async () => {
    expect(await round(['a', 'c', 'd'])).toEqual({ seen: 'abcdefg', failure: new Error('d') })
  })

  it('the round that looks for staff who have left ends after three in a row', async () => {
    expect(await round(['b', 'c', 'd', 'f'])).toEqual({ seen: 'abcd', failure: new Error('d') })
  })

  it('the round that looks for staff who have left ends where the server closes', async () => {
    expect(await round([], 2)).toEqual({ seen: 'ab', failure: undefined })
  })
})

describe('those of some accounts who are gone', () => {
  const accounts = ['a', 'b', 'c', 'd', 'e'].map((login) => newAccount({ id: login, login, name: login, role: 'levelTwo', kind: 'LDAP' }))
  /** Whom a round looks for, and whom it checks then against whom, where these are found. */
  const round = async (found: string[], closesAfter: number, check: () => Promise<unknown> = () => Promise.resolve()) => {
    const looked: string[] = []
    const checked: unknown[] = []
    const lookFor = (login: string) => {
      looked.push(login)
      return Promise.resolve(found.includes(login) ? 'there' : 'noWord')
    }
    const noted = ({ login }: { login: string }, _noted: unknown, others: unknown) => {
      checked.push([login, others])
      return check()
    }
    await closeGone(accounts, { lookFor } as Parameters<typeof closeGone>[1], noted as StaffCheck, () => looked.length >= closesAfter)
    return { looked: looked.join(''), checked }
  }

  it('those of some accounts who are gone are checked against those who are found', async () => {
    expect(await round(['b', 'd', 'e'], Infinity)).toEqual({
      looked: 'abcde',
      checked: [
        ['a', ['b', 'd', 'e']],
        ['c', ['b', 'd', 'e']],
      ],
    })
  })

  it('those of some accounts who are gone are not asked about where the server closes before all were looked for, so that nobody is told of a directory that finds nobody', async () => {
    expect(await round([], 2)).toEqual({ looked: 'ab', checked: [] })
  })

  it('those of some accounts who are gone are looked for no more where there is no word of the first', async () => {
    const blind = () => Promise.reject(new NobodyFound())
    expect(await round([], Infinity, blind)).toEqual({ looked: 'abcde', checked: [['a', undefined]] })
  })
})
