import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { workedProject } from '../contract/saved-project'
import { savedBuilding } from '../helpers/saved-building'
import { BUILD_MS, buildCli, cli, testFolder } from './run-cli'

interface Line {
  file: string
  exit: number
  result: { systems?: unknown[]; error?: unknown }
}

let folder: string

beforeAll(() => {
  buildCli()
  const write = testFolder()
  folder = dirname(write('b.json', workedProject()))
  write('a.json', savedBuilding(3, 30))
  write('c.json', '{')
  write('large.json', savedBuilding(120, 65))
  write('notes.txt', 'no project')
}, BUILD_MS)

describe('a folder of projects', () => {
  test('a folder of projects prints a line for each of its .json files, by name', () => {
    const run = cli('calculate', folder)
    const lines = run.lines as Line[]
    expect(lines.map(({ file }) => file)).toEqual(['a.json', 'b.json', 'c.json', 'large.json'].map((name) => join(folder, name)))
    expect(lines.map(({ result }) => result.systems?.length ?? result.error)).toEqual([3, 1, expect.objectContaining({ line: 1 }), 120])
    expect(run).toMatchObject({ exit: 2, stderr: '' })
  })

  test('a folder of projects prints the same bytes with any number of workers', () => {
    const one = cli('validate', folder, '--workers', '1')
    expect(cli('validate', folder, '--workers', '2').stdout).toBe(one.stdout)
    expect(cli('validate', folder, '--workers=3').stdout).toBe(one.stdout)
  })

  test('a folder of projects stands beside files, in the order given', () => {
    const single = join(folder, 'b.json')
    const lines = cli('validate', single, folder).lines as Line[]
    expect(lines.map(({ file }) => file).slice(0, 2)).toEqual([single, join(folder, 'a.json')])
    expect(lines).toHaveLength(5)
  })

  test.each(['0', '-1', 'two', '1.5', '999'])('%s is no number of workers', (workers) => {
    expect(cli('validate', folder, `--workers=${workers}`)).toMatchObject({ exit: 2, result: { error: { argument: '--workers' } } })
  })
})

test('Ctrl-C ends a long run with code 130, and every line that was printed is whole', async () => {
  const write = testFolder()
  const many = dirname(write('p0.json', savedBuilding(40, 65)))
  for (let place = 1; place < 300; place++) write(`p${place}.json`, savedBuilding(40, 65, place))
  const run = spawn(process.execPath, ['scripts/cli.mjs', 'calculate', many, '--workers', '2'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  run.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (printed === '') run.kill('SIGINT')
    printed += text
  })
  const [code] = (await once(run, 'close')) as [number | null]
  expect(code).toBe(130)
  const lines = printed.split('\n')
  expect(lines.pop()).toBe('')
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ exit: expect.any(Number) as number })
  expect(lines.length).toBeLessThan(300)
}, 60_000)
