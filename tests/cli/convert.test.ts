import { beforeAll, describe, expect, test } from 'vitest'
import { InputError } from '../../src/contract/input-error'
import { convert as convertValue } from '../../src/engine/headless'
import { BUILD_MS, buildCli, cli } from './run-cli'

beforeAll(buildCli, BUILD_MS)

describe('convert on the command line', () => {
  test('12 m ft prints the value and its unit, and nothing else', () => {
    const run = cli('convert', '12', 'm', 'ft')
    expect(run.stdout).toBe('{"value":39.37,"unit":"ft"}\n')
    expect(run.exit).toBe(0)
  })

  test('a negative number is a value, not an option', () => {
    expect(cli('convert', '-40', 'C', 'F')).toMatchObject({ exit: 0, result: { value: -40, unit: '℉' } })
  })

  test('inch labels with the quantity pipingDimension', () => {
    expect(cli('convert', '5/8', 'inch', 'mm', '--quantity', 'pipingDimension').result).toEqual({ value: 15.9, unit: 'mm', label: '5/8' })
  })

  test.each([
    [['convert', '12', 'm', 'kg'], '$.to'],
    [['convert', '12', 'yard', 'm'], '$.from'],
    [['convert', 'twelve', 'm', 'ft'], '$.value'],
    [['convert', '12', 'm', 'ft', '--quantity', 'weight'], '$.from'],
    [['convert', '12', 'm', 'ft', '--quantity', 'size'], '$.quantity'],
  ])('%j is refused with the argument named', (args, path) => {
    const run = cli(...args)
    expect(run.exit).toBe(2)
    expect(run.result).toMatchObject({ error: { path } })
  })

  test.each([
    [['convert', '12', 'm']],
    [['convert', '12', 'm', 'ft', 'in']],
    [['convert', '12', 'm', 'ft', '--digits', '3']],
    [['convert', '12', 'm', 'ft', '--quantity']],
  ])('%j is refused as a call that cannot be followed', (args) => {
    const run = cli(...args)
    expect(run.exit).toBe(2)
    expect(run.lines).toHaveLength(1)
    expect(run.result).toHaveProperty('error.expected')
  })
})

describe('every quantity converts with the factors of the specification', () => {
  test.each([
    [1, 'm', 'ft', 3.28],
    [3.2808, 'ft', 'm', 1],
    [27, '℃', '℉', 80.6],
    [80.6, '℉', '℃', 27],
    [25.4, 'mm', 'inch', 1],
    [2, 'inch', 'mm', 50.8],
    [10, 'kg', 'lbs', 22.05],
    [22.046, 'lbs', 'kg', 10],
    [1, 'kW', 'Btu/h', 3412.14],
    [16, 'kW', 'kBtu/h', 54.59],
    [54, 'kBtu/h', 'kW', 15.83],
    [12, 'kBtu/h', 'Btu/h', 12000],
    [3600, 'm³/h', 'L/s', 1000],
    [1000, 'm³/h', 'CFM', 590],
    [590, 'CFM', 'm³/h', 1000],
    [249.0889, 'Pa', 'In.w.g', 1],
    [1, 'In.w.g', 'Pa', 249.09],
    [1, 'L/s', 'm³/h', 3.6],
    [1, 'L/s', 'GPM', 15.85],
    [15.852, 'GPM', 'L/s', 1],
    [1, 'm³', 'dm³', 1000],
    [16.387064, 'dm³', 'inch³', 1000],
    [5, 'm', 'm', 5],
    [0, 'm', 'ft', 0],
  ])('%d %s is %s %d', async (value, from, to, expected) => {
    expect(await convertValue(value, from, to)).toMatchObject({ value: expected, unit: to })
  })

  test.each([
    ['m3/h', 'cfm', 'CFM'],
    ['M^3/H', 'l/s', 'L/s'],
    ['degC', 'F', '℉'],
    ['°C', '°F', '℉'],
    ['KBTU/H', 'kw', 'kW'],
    ['in. w.g.', 'pa', 'Pa'],
    ['metres', 'feet', 'ft'],
    ['dm3', 'in3', 'inch³'],
    ['lb', 'KG', 'kg'],
  ])('%s and %s are understood', async (from, to, unit) => {
    expect(await convertValue(1, from, to)).toMatchObject({ unit })
  })

  test('air and water flow are told apart by their measures or by the quantity', async () => {
    expect((await convertValue(1, 'L/s', 'CFM')).value).toBe(2.12)
    expect((await convertValue(1, 'L/s', 'GPM')).value).toBe(15.85)
    expect((await convertValue(1, 'L/s', 'm³/h', 'waterFlowRate')).value).toBe(3.6)
    await expect(convertValue(1, 'CFM', 'GPM')).rejects.toThrow(InputError)
    await expect(convertValue(1, 'CFM', 'm³/h', 'waterFlowRate')).rejects.toMatchObject({ path: '$.from' })
  })
})

describe('pipe diameters', () => {
  const LABELS: [number, string][] = [
    [6.35, '1/4'],
    [9.53, '3/8'],
    [12.7, '1/2'],
    [15.9, '5/8'],
    [19.1, '3/4'],
    [22.2, '7/8'],
    [25.4, '1'],
    [28.6, '1-1/8'],
    [31.8, '1-1/4'],
    [34.9, '1-3/8'],
    [38.1, '1-1/2'],
    [41.3, '1-5/8'],
    [44.5, '1-3/4'],
    [50.8, '2'],
    [54, '2-1/8'],
    [63.5, '2-1/2'],
    [67, '2-5/8'],
  ]

  test.each(LABELS)('%d mm is the listed size %s, and back', async (mm, label) => {
    expect(await convertValue(mm, 'mm', 'inch', 'pipingDimension')).toEqual({ value: label, unit: 'inch', label })
    expect(await convertValue(label, 'inch', 'mm', 'pipingDimension')).toEqual({ value: mm, unit: 'mm', label })
  })

  test('9.52 and 9.53 are the same pipe', async () => {
    expect(await convertValue(9.52, 'mm', 'inch', 'pipingDimension')).toMatchObject({ value: '3/8' })
  })

  test('a plain dimension carries the label where its millimetres are a listed size', async () => {
    expect(await convertValue(15.9, 'mm', 'inch')).toEqual({ value: 0.63, unit: 'inch', label: '5/8' })
    expect(await convertValue(1, 'inch', 'mm')).toEqual({ value: 25.4, unit: 'mm', label: '1' })
    expect(await convertValue(16, 'mm', 'inch')).toEqual({ value: 0.63, unit: 'inch' })
  })

  test.each([
    ['20', 'mm', 'inch', 'pipingDimension'],
    ['9/16', 'inch', 'mm', 'pipingDimension'],
    ['5/8', 'inch', 'mm', undefined],
    ['', 'mm', 'inch', undefined],
    ['1e999', 'm', 'ft', undefined],
    ['0x10', 'm', 'ft', undefined],
    ['12,5', 'm', 'ft', undefined],
    ['NaN', 'm', 'ft', undefined],
    ['1e308', 'm', 'ft', undefined],
  ])('%s %s to %s as %s is refused', async (value, from, to, quantity) => {
    await expect(convertValue(value, from, to, quantity)).rejects.toMatchObject({ path: '$.value' })
  })
})
