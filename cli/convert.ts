import { convert as convertValue } from '../src/engine/headless'
import type { Arguments } from './arguments'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'

/** `convert VALUE FROM TO`: prints the value in the other measure. */
export async function convert({ words, options }: Arguments, print: (line: unknown) => void): Promise<Exit> {
  const [value, from, to, more] = words
  if (value === undefined || from === undefined || to === undefined) throw new ArgumentError('convert', 'VALUE FROM TO, such as 12 m ft')
  if (more !== undefined) throw new ArgumentError(more, 'nothing after VALUE FROM TO')
  try {
    print(await convertValue(value, from, to, options['--quantity']))
    return EXIT.fine
  } catch (error) {
    print(failureOf(error))
    return EXIT.unreadable
  }
}
