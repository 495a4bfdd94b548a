import { beforeAll, describe, expect, test } from 'vitest'
import { workedProject } from '../contract/saved-project'
import { BUILD_MS, buildCli, cli, testFolder } from './run-cli'

beforeAll(buildCli, BUILD_MS)

const write = testFolder()

interface Calculated {
  systems: { PipeOutput: Record<string, unknown>[]; IDUOutput: Record<string, unknown>[]; ODUOutput: Record<string, unknown> }[]
}

describe('prove on the command line', () => {
  const file = (): string => write('project.json', workedProject())

  test.each([
    [
      'a pipe',
      ['--edge', 'j1>j2', '--quantity', 'GasPipeDiameter'],
      ({ systems }: Calculated) => systems[0]?.PipeOutput[2]?.['GasPipeDiameter'],
    ],
    [
      'a unit',
      ['--node', 'a', '--quantity', 'adjustTCforCooling'],
      ({ systems }: Calculated) => systems[0]?.IDUOutput[0]?.['adjustTCforCooling'],
    ],
    ['the outdoor unit', ['--quantity', 'totalChargeKg'], ({ systems }: Calculated) => systems[0]?.ODUOutput['totalChargeKg']],
  ])('prove on the command line says of %s what calculate says', (_, options, of) => {
    const project = file()
    const proof = cli('prove', project, '--system', 'sys-1', ...options)
    expect(proof.exit).toBe(0)
    const calculated = of(cli('calculate', project).result as Calculated)
    expect(calculated).toBeTypeOf('number')
    expect(proof.result).toMatchObject({ value: calculated, pack: { id: 'branchline-default' } })
  })

  test.each([
    ['a supply line', ['--power', 'odu/1', '--quantity', 'mcaA'], { unit: 'A', formula: 'k * M + (I - M)' }],
    ['a communication line', ['--signal', 'sys-1', '--quantity', 'margin.busM'], { unit: 'm', formula: 'l - v' }],
    ['a piece of it', ['--signal', 'sys-1', '--device', 'a', '--quantity', 'lengthM'], { unit: 'm', formula: 'a + b - 2 * c' }],
  ])('prove on the command line proves %s', (_, options, proof) => {
    expect(cli('prove', file(), '--system', 'sys-1', ...options)).toMatchObject({ exit: 0, result: proof })
  })

  test('prove on the command line prints null for a figure that the system does not have', () => {
    const run = cli('prove', file(), '--system', 'sys-1', '--edge', 'j1>j2', '--quantity', 'HighPressurePipeDiameter')
    expect(run).toMatchObject({ exit: 0, stdout: 'null\n' })
  })

  test('prove on the command line proves a limit of the outdoor unit where no node is named', () => {
    const run = cli('prove', file(), '--system', 'sys-1', '--quantity', 'margin.maxCrPct')
    expect(run).toMatchObject({ exit: 0, result: { value: 32.5, unit: '%', inputs: [{ value: 97.5 }, { value: 130 }] } })
  })

  test.each([
    ['limit.farthestActualM', "the node 'd'"],
    ['margin.farthestActualM', "the node 'd'"],
    ['limit.minPipeOduToFirstJointM', "the pipe 'odu>j1'"],
  ])('prove on the command line names the place that %s needs where no node is named', (quantity, place) => {
    const run = cli('prove', file(), '--system', 'sys-1', '--quantity', quantity)
    expect(run).toMatchObject({ exit: 2, result: { error: { path: 'subject', message: expect.stringContaining(place) as string } } })
  })

  test.each([
    [['--quantity', 'hp'], { argument: '--system' }],
    [['--system', 'sys-1'], { argument: '--quantity' }],
    [['--system', 'sys-1', '--quantity', 'GasPipeDiameter', '--node', 'a', '--edge', 'j1>j2'], { argument: '--edge' }],
    [['--system', 'sys-1', '--quantity', 'mcaA', '--power', 'a', '--signal', 'sys-1'], { argument: '--signal' }],
    [['--system', 'sys-1', '--quantity', 'lengthM', '--device', 'a'], { argument: '--device' }],
    [['--system', 'sys-1', '--power', 'nobody', '--quantity', 'mcaA'], { path: 'subject.power' }],
    [['other.json', '--system', 'sys-1', '--quantity', 'hp'], { argument: 'other.json' }],
    [['--system', 'sys-9', '--quantity', 'totalChargeKg'], { path: 'systemId' }],
    [['--system', 'sys-1', '--edge', 'nowhere', '--quantity', 'GasPipeDiameter'], { path: 'subject.edge' }],
    [['--system', 'sys-1', '--node', 'nobody', '--quantity', 'limit.totalM'], { path: 'subject.node' }],
    [['--system', 'sys-1', '--quantity', 'colour'], { path: 'subject.quantity' }],
    [['--system', 'sys-1', '--quantity', 'limit.colour'], { path: 'subject.quantity' }],
  ])('%j is refused with the argument named', (options, error) => {
    expect(cli('prove', file(), ...options)).toMatchObject({ exit: 2, result: { error } })
  })

  test('a file is asked for, and one that is not there is named', () => {
    expect(cli('prove', '--system', 'sys-1', '--quantity', 'hp')).toMatchObject({ exit: 2, result: { error: { argument: 'FILE' } } })
    expect(cli('prove', 'missing.json', '--system', 'sys-1', '--quantity', 'hp')).toMatchObject({
      exit: 2,
      result: { error: { file: 'missing.json' } },
    })
  })
})
