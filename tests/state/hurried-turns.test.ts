import { describe, expect, it } from 'vitest'
import { hurriedTurns, hurry } from '../../src/state/hurried-turns'

/** Work of so many steps that notes each one. */
function* steps(count: number, done: number[]): Generator<void, string> {
  for (let step = 0; step < count; step++) {
    done.push(step)
    yield
  }
  return 'whole'
}

describe('work in turns that ends where the page goes away', () => {
  it('is done in its turns', async () => {
    const done: number[] = []
    expect(await hurriedTurns(steps(1_000, done))).toBe('whole')
    expect(done).toHaveLength(1_000)
  })

  it('that is done with its first step is done before anything is painted', async () => {
    const asked = hurriedTurns(steps(0, []))
    hurry()
    expect(await asked).toBe('whole')
  })

  it('is done at once when the page goes away, all that is under way, and no step twice', async () => {
    const [one, other]: number[][] = [[], []]
    const asked = [hurriedTurns(steps(300, one ?? [])), hurriedTurns(steps(300, other ?? []))]
    expect([one, other].map((done) => done?.length)).toStrictEqual([1, 1])
    hurry()
    expect([one, other].map((done) => done?.length)).toStrictEqual([300, 300])
    expect(await Promise.all(asked)).toStrictEqual(['whole', 'whole'])
    hurry()
    expect(one).toHaveLength(300)
  })

  it('says what went wrong in it, in a turn or in a hurry', async () => {
    function* broken(): Generator<void, string> {
      yield
      throw new Error('This drawing cannot be told.')
    }
    await expect(hurriedTurns(broken())).rejects.toThrow('cannot be told')
    const asked = hurriedTurns(broken())
    hurry()
    await expect(asked).rejects.toThrow('cannot be told')
  })
})
