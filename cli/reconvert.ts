import { reconvert as inUnits, readPack } from '../src/engine/headless'
import { QUANTITIES, type Quantity } from '../src/model/project/quantity'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'
import type { Options } from './options'
import { readJsonFile } from './read-json-file'

const SYSTEMS: Readonly<Record<string, number>> = { metric: 0, imperial: 1 }

const ALL_QUANTITIES = Object.keys(QUANTITIES) as Quantity[]

/** Runs `reconvert FILE`: prints the saved project in other units. */
export async function reconvert(file: string, options: Options, print: (line: unknown) => void): Promise<Exit> {
  const units = chosenUnits(options)
  const { pack } = options
  try {
    const chosen = pack === undefined ? {} : { pack: readPack(await readJsonFile(pack)) }
    print(await inUnits(await readJsonFile(file), units, chosen))
    return EXIT.fine
  } catch (error) {
    print(failureOf(error, file))
    return EXIT.unreadable
  }
}

function chosenUnits(options: Options): Record<string, string | number> {
  const units: Record<string, string | number> = {}
  const { units: system } = options
  if (system !== undefined) {
    const unitsType = SYSTEMS[system]
    if (unitsType === undefined) throw new ArgumentError('--units', 'metric or imperial')
    units['unitsType'] = unitsType
  }
  for (const quantity of ALL_QUANTITIES) {
    const measure = options[quantity]
    if (measure !== undefined) units[quantity] = measure
  }
  if (Object.keys(units).length > 0) return units
  throw new ArgumentError('--units', `metric or imperial, or the measure of a quantity: --${ALL_QUANTITIES.join(', --')}`)
}
