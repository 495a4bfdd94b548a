import { expect, test } from 'vitest'
import { turnTaking } from '../../../../server/database/embedded/pglite-dialect'

test('whoever waits for one alone comes before the next one alone', async () => {
  const turns = turnTaking()
  const seen: string[] = []
  const together = async (name: string): Promise<void> => {
    const others = turns.before()
    if (others) await others
    seen.push(name)
  }
  const alone = async (name: string): Promise<void> => {
    const giveBack = await turns.alone()
    seen.push(`${name} begins`)
    await Promise.resolve()
    await Promise.resolve()
    seen.push(`${name} ends`)
    giveBack()
  }
  await Promise.all([together('a'), alone('b'), together('c'), alone('d'), together('e')])
  expect(seen).toEqual(['a', 'b begins', 'b ends', 'c', 'd begins', 'd ends', 'e'])
})
