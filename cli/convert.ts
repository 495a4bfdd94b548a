import { convert as convertValue } from '../src/engine/headless'
import { EXIT, type Exit } from './exit'
import { failureOf } from './failure'
import type { Options } from './options'

/** Runs `convert VALUE FROM TO`: prints the value in the other measure. */
export async function convert(
  value: string,
  from: string,
  to: string,
  { quantity }: Options,
  print: (line: unknown) => void,
): Promise<Exit> {
  try {
    print(await convertValue(value, from, to, quantity))
    return EXIT.fine
  } catch (error) {
    print(failureOf(error))
    return EXIT.unreadable
  }
}
