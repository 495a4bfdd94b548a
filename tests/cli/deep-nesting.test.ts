import { describe, beforeAll, expect, test } from 'vitest'
import { BUILD_MS, buildCli, cli, testFolder } from './run-cli'

beforeAll(buildCli, BUILD_MS)

const write = testFolder()
const brackets = (count: number): string => '['.repeat(count)
const closed = (count: number): string => brackets(count) + ']'.repeat(count)

describe('a file of brackets', () => {
  test.each([
    ['small and never closed', brackets(501)],
    ['large and never closed', brackets(5_000_000)],
    ['large, in the place of the systems', `{"selection":{"oduList":${closed(2_000_000)}}}`],
    ['large, inside a system', `{"selection":{"oduList":[{"label":${closed(2_000_000)}}]}}`],
  ])('a file of brackets is refused before it is parsed: %s', (_, text) => {
    const file = write('brackets.json', text)
    for (const command of ['validate', 'limits'] as const)
      expect(cli(command, file)).toMatchObject({
        exit: 2,
        result: { error: { file, expected: 'JSON with at most 500 brackets open at once' } },
      })
  })

  test('a file of brackets is parsed where brackets stand in a text or are closed again', () => {
    const project = { projectName: brackets(2000), selection: { oduList: [] }, lists: Array.from({ length: 2000 }, () => []) }
    expect(cli('validate', write('flat.json', project))).toMatchObject({ exit: 0, result: { valid: true } })
  })
})
