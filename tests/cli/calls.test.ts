import { beforeAll, describe, expect, test } from 'vitest'
import { ArgumentError } from '../../cli/failure'
import { runCall, type CommandRow } from '../../cli/command-line'
import { FLAGS, parsedOptions } from '../../cli/options'
import { QUANTITIES } from '../../src/model/project/quantity'
import { BUILD_MS, buildCli, cli } from './run-cli'

beforeAll(buildCli, BUILD_MS)

interface Usage {
  commands: Record<string, string>
  options: Record<string, string>
}

describe('a call of the command line', () => {
  test.each([[['--help']], [['-h']], [['validate', '--help']], [['pack', 'check', '--help']], [['convert', '12', 'm', 'ft', '--help']]])(
    '%j prints the help as one line of JSON',
    (args) => {
      const run = cli(...args)
      expect([run.exit, run.lines.length, run.stderr]).toEqual([0, 1, ''])
      const { commands, options } = run.result as Usage
      expect(Object.keys(commands)).toEqual(
        expect.arrayContaining(['validate FILE…', 'pack check FILE…', 'convert VALUE FROM TO', 'reconvert FILE']),
      )
      expect(Object.keys(options)).toEqual(expect.arrayContaining(['--pack FILE', '--node ID, --edge ID', '--workers N', '--help']))
    },
  )

  test.each([
    [[], 'COMMAND', 'one of the commands validate, '],
    [['nope'], 'nope', 'one of the commands validate, '],
    [['help'], 'help', 'one of the commands validate, '],
    [['pack'], 'pack', 'the command pack check'],
    [['pack', 'nope'], 'nope', 'the command pack check'],
    [['pack', 'check'], 'FILE', 'the rule packs to check'],
    [['validate'], 'FILE', 'the saved projects to validate'],
    [['limits', 'a.json', 'b.json'], 'b.json', 'one file only'],
    [['convert', '12', 'm'], 'convert', 'VALUE FROM TO'],
    [['convert', '12', 'm', 'ft', 'in'], 'in', 'nothing after VALUE FROM TO'],
    [['validate', 'a.json', '--digits=3'], '--digits=3', 'one of the options --pack, '],
    [['--digits'], '--digits', 'one of the options --pack, '],
    [['validate', 'a.json', '--lib'], '--lib', 'a value after it'],
    [['validate', 'a.json', '--lib='], '--lib', 'a value after it'],
    [['--lib', '', 'validate', 'a.json'], '--lib', 'a value after it'],
  ])('%j is refused with %s, expected %s', (args, argument, expected) => {
    const run = cli(...args)
    expect([run.exit, run.lines.length, run.stderr]).toEqual([2, 1, ''])
    const { error } = run.result as { error: { argument: string; expected: string } }
    expect(error.argument).toBe(argument)
    expect(error.expected).toContain(expected)
  })

  const asked: unknown[] = []
  const row: CommandRow = {
    call: 'look <ONE> <TWO>',
    does: 'records what it is given',
    missing: ['look', 'ONE TWO'],
    run: (words, options) => {
      asked.push([...words, { ...options }])
      return Promise.resolve(1)
    },
  }

  test('a call of the command line takes options before and after the command, negative numbers as words, and everything behind two dashes', async () => {
    const calls = [
      ['--lib', 'A', 'look', '-40', 'C'],
      ['look', '-.5', '--lib=A', 'C'],
      ['look', '-1e2', 'C', '--lib', 'B', '--lib', 'A'],
      ['--lib', 'A', 'look', '--', '-x', '--lib'],
    ]
    for (const call of calls) expect(await runCall([row], call)).toBe(1)
    expect(asked).toEqual([
      ['-40', 'C', { lib: 'A' }],
      ['-.5', 'C', { lib: 'A' }],
      ['-1e2', 'C', { lib: 'A' }],
      ['-x', '--lib', { lib: 'A' }],
    ])
  })

  test('an error lists every option that the parser knows, one for each quantity among them', () => {
    const known = parsedOptions().flatMap(({ long }) => long ?? [])
    expect([...FLAGS].sort()).toEqual(known.sort())
    expect(known).toEqual(expect.arrayContaining(Object.keys(QUANTITIES).map((quantity) => `--${quantity}`)))
  })

  test('a call of the command line throws an ArgumentError where an argument is missing', async () => {
    await expect(runCall([row], ['look', 'one'])).rejects.toThrow(ArgumentError)
  })
})
