import { reconvert as inUnits, readPack } from '../src/engine/headless'
import { QUANTITIES } from '../src/model/project/quantity'
import { UNIT_OPTIONS, type Arguments } from './arguments'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'
import { readJsonFile } from './read-json-file'

const SYSTEMS: Readonly<Record<string, number>> = { metric: 0, imperial: 1 }

/** `reconvert FILE`: prints the saved project in other units. */
export async function reconvert({ words, options }: Arguments, print: (line: unknown) => void): Promise<Exit> {
  const [file, more] = words
  if (file === undefined) throw new ArgumentError('FILE', 'the saved project to reconvert')
  if (more !== undefined) throw new ArgumentError(more, 'one file only')
  const units = chosenUnits(options)
  const { '--pack': pack } = options
  try {
    const chosen = pack === undefined ? {} : { pack: readPack(await readJsonFile(pack)) }
    print(await inUnits(await readJsonFile(file), units, chosen))
    return EXIT.fine
  } catch (error) {
    print(failureOf(error, file))
    return EXIT.unreadable
  }
}

function chosenUnits(options: Arguments['options']): Record<string, string | number> {
  const units: Record<string, string | number> = {}
  const { '--units': system } = options
  if (system !== undefined) {
    const unitsType = SYSTEMS[system]
    if (unitsType === undefined) throw new ArgumentError('--units', 'metric or imperial')
    units['unitsType'] = unitsType
  }
  for (const option of UNIT_OPTIONS) {
    const measure = options[option]
    if (measure !== undefined) units[option.slice(2)] = measure
  }
  if (Object.keys(units).length > 0) return units
  throw new ArgumentError('--units', `metric or imperial, or the measure of a quantity: --${Object.keys(QUANTITIES).join(', --')}`)
}
