import { beforeAll, describe, expect, test } from 'vitest'
import { workedProject } from '../contract/saved-project'
import { BUILD_MS, buildCli, cli, testFolder } from './run-cli'

beforeAll(buildCli, BUILD_MS)

const write = testFolder()

interface Printed {
  systems: {
    systemId: string
    limits: { code: string; value: number; limit: number; broken: string | null; state: string; missing: string[] }[]
  }[]
}

describe('limits on the command line', () => {
  test('limits on the command line prints every limit of each system, and ends as validate does', () => {
    const file = write('project.json', workedProject())
    const run = cli('limits', file)
    const [system] = (run.result as Printed).systems
    expect(system?.systemId).toBe('sys-1')
    expect(system?.limits.some(({ code, state }) => code === 'limit.totalM' && state === 'held')).toBe(true)
    const room = system?.limits.find(({ code }) => code === 'limit.practicalLimitKgM3')
    expect(room).toMatchObject({ state: 'notChecked', missing: ['roomAreaM2', 'roomHeightM'], broken: null, value: null })
    expect(run.exit).toBe(cli('validate', file).exit)
  })

  test.each([
    [[], { argument: 'FILE' }],
    [['missing.json'], { file: 'missing.json' }],
    [['one.json', 'two.json'], { argument: 'two.json' }],
  ])('%j is refused with the argument named', (words, error) => {
    expect(cli('limits', ...words)).toMatchObject({ exit: 2, result: { error } })
  })
})
