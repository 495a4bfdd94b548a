import { describe, expect, it } from 'vitest'
import { CODE } from '../../../src/contract/envelope'
import { createTurns } from '../../../server/project/large/turns'

const LIMITS = { atOnce: 2, ofOne: 1, waiting: 4, waitingOfOne: 3, patienceMs: 60_000 }

/** The order in which those who ask at the same time have the one turn there is; the first letter of a name is its account. */
async function orderOf(names: readonly string[]): Promise<string[]> {
  const turns = createTurns({ ...LIMITS, atOnce: 1, waiting: 10 })
  const order: string[] = []
  const taken = names.map(async (name) => {
    const giveBack = await turns.take(name[0] ?? '')
    order.push(name)
    await Promise.resolve()
    giveBack()
  })
  await Promise.all(taken)
  return order
}

describe('fair turns', () => {
  it('fair turns go to others before the second of an account that has one, and to each in the order it came', async () => {
    const turns = createTurns(LIMITS)
    const order: string[] = []
    const enter = async (name: string): Promise<() => void> => {
      const giveBack = await turns.take(name[0] ?? '')
      order.push(name)
      return giveBack
    }
    const first = await enter('a1')
    const [second, third] = [enter('a2'), enter('a3')]
    const other = await enter('b1')
    expect(order).toEqual(['a1', 'b1'])
    other()
    other()
    expect(order).toEqual(['a1', 'b1'])
    first()
    ;(await second)()
    ;(await third)()
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('fair turns go next to an account that waits behind several waiters of another', async () => {
    expect(await orderOf(['a1', 'a2', 'a3', 'b1'])).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('fair turns go round where several accounts wait, and to the waiters of each in the order they came', async () => {
    expect(await orderOf(['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'c2'])).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3'])
  })

  it('fair turns are refused where too many of one account wait, where too many wait at all, and after a while', async () => {
    const turns = createTurns(LIMITS)
    const giveBack = await turns.take('a')
    const waiting = [turns.take('a'), turns.take('a'), turns.take('a')]
    await expect(turns.take('a')).rejects.toMatchObject({ code: CODE.busy, status: 503 })
    const others = [await turns.take('b')]
    const last = turns.take('b')
    await expect(turns.take('c')).rejects.toMatchObject({ code: CODE.busy })
    others[0]?.()
    ;(await last)()
    giveBack()
    for (const come of waiting) (await come)()
    const impatient = createTurns({ ...LIMITS, patienceMs: 10 })
    await impatient.take('a')
    await expect(impatient.take('a')).rejects.toMatchObject({ code: CODE.busy })
    await expect(impatient.take('b')).resolves.toBeInstanceOf(Function)
  })
})
