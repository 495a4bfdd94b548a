import { prove as proofOf, readPack } from '../src/engine/headless'
import type { ProofSubject } from '../src/engine/proof/proof'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'
import type { Options } from './options'
import { readJsonFile } from './read-json-file'

/** Runs `prove FILE`: prints the derivation of one figure of a system, `null` where the system has no such figure. */
export async function prove(file: string, options: Options, print: (line: unknown) => void): Promise<Exit> {
  const { system, pack, lib: library } = options
  if (system === undefined) throw new ArgumentError('--system', 'the id of a system of the project')
  const subject = askedOf(options)
  try {
    const chosen = {
      ...(pack === undefined ? {} : { pack: readPack(await readJsonFile(pack)) }),
      ...(library === undefined ? {} : { library }),
    }
    print(await proofOf(await readJsonFile(file), system, subject, chosen))
    return EXIT.fine
  } catch (error) {
    print(failureOf(error, file))
    return EXIT.unreadable
  }
}

/** Returns the subject of the proof: the node, pipe or line of the call, else the outdoor unit. */
function askedOf({ quantity, node, edge, power, signal, device }: Options): ProofSubject {
  if (quantity === undefined) throw new ArgumentError('--quantity', 'the name of a figure, such as GasPipeDiameter, or the code of a limit')
  const [first, second] = Object.entries({ node, edge, power, signal }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (second !== undefined) throw new ArgumentError(`--${second}`, `either that or --${first}, not both`)
  if (device !== undefined && signal === undefined) throw new ArgumentError('--device', 'the line that leads to it, with --signal')
  if (node !== undefined) return { node, quantity }
  if (power !== undefined) return { power, quantity }
  if (signal !== undefined) return { signal, quantity, ...(device !== undefined && { device }) }
  return edge === undefined ? { outdoor: true, quantity } : { edge, quantity }
}
