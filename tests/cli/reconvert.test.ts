import { beforeAll, describe, expect, test } from 'vitest'
import { writeUnitSettings } from '../../src/contract/wire/measures/unit-settings'
import { METRIC } from '../../src/model/project/quantity'
import { workedProject } from '../contract/saved-project'
import { BUILD_MS, buildCli, cli, testFolder } from './run-cli'

beforeAll(buildCli, BUILD_MS)

const write = testFolder()
const metric = { ...workedProject(), unit: writeUnitSettings(METRIC) }

describe('reconvert on the command line', () => {
  test('reconvert on the command line prints the project in other units, and the way back prints the very same file', () => {
    const file = write('metric.json', metric)
    const feet = cli('reconvert', file, '--length', 'ft', '--loadCapacity', 'kBtu/h', '--pipingDimension=inch')
    expect(feet.exit).toBe(0)
    expect(feet.result).toMatchObject({ unit: { length: 'ft', loadCapacity: 'kBtu/h', pipingDimension: 'inch', temperature: '℃' } })
    const back = cli('reconvert', write('imperial.json', feet.stdout), '--units', 'metric')
    expect(back.stdout).toBe(`${JSON.stringify(metric)}\n`)
  })

  test('both files calculate to the same lengths', () => {
    const imperial = cli('reconvert', write('m.json', metric), '--units', 'imperial')
    const systems = [metric, imperial.result].map((json, place) => cli('calculate', write(`c${place}.json`, json)).result)
    const lengths = systems.map((result) => (result as { systems: { PipeOutput: unknown }[] }).systems[0]?.PipeOutput)
    expect(lengths[1]).toEqual(lengths[0])
  })

  test.each([
    [['--length', 'yard'], { path: 'units.length' }],
    [['--units', 'nautical'], { argument: '--units' }],
    [[], { argument: '--units' }],
  ])('%j is refused with the argument named', (options, error) => {
    expect(cli('reconvert', write('p.json', metric), ...options)).toMatchObject({ exit: 2, result: { error } })
  })
})
