import { limits as limitsOf, readPack } from '../src/engine/headless'
import { isBroken } from '../src/engine/headless/limits'
import { EXIT, type Exit } from './exit'
import { failureOf } from './failure'
import type { Options } from './options'
import { readJsonFile } from './read-json-file'

/** Runs `limits FILE`: prints how close each active system is to every limit of its pack, the closest first. */
export async function limits(file: string, { pack, lib: library }: Options, print: (line: unknown) => void): Promise<Exit> {
  try {
    const chosen = {
      ...(pack === undefined ? {} : { pack: readPack(await readJsonFile(pack)) }),
      ...(library === undefined ? {} : { library }),
    }
    const answer = await limitsOf(await readJsonFile(file), chosen)
    print(answer)
    return answer.systems.some((system) => system.limits.some(isBroken)) ? EXIT.broken : EXIT.fine
  } catch (error) {
    print(failureOf(error, file))
    return EXIT.unreadable
  }
}
