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

/** Returns the subject of the proof: the node or edge of the call, else the outdoor unit. */
function askedOf({ quantity, node, edge }: Options): ProofSubject {
  if (quantity === undefined) throw new ArgumentError('--quantity', 'the name of a figure, such as GasPipeDiameter, or the code of a limit')
  if (node !== undefined && edge !== undefined) throw new ArgumentError('--edge', 'a node or an edge, not both')
  if (node !== undefined) return { node, quantity }
  return edge === undefined ? { outdoor: true, quantity } : { edge, quantity }
}
