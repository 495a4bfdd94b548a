import { limits as limitsOf, readPack } from '../src/engine/headless'
import { isBroken } from '../src/engine/headless/limits'
import type { Arguments } from './arguments'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'
import { readJsonFile } from './read-json-file'

/** `limits FILE`: prints how near each active system is to every limit of its pack, the nearest first. */
export async function limits({ words, options }: Arguments, print: (line: unknown) => void): Promise<Exit> {
  const [file, more] = words
  if (file === undefined) throw new ArgumentError('FILE', 'the saved project whose limits are asked')
  if (more !== undefined) throw new ArgumentError(more, 'one file only')
  const { '--pack': pack, '--lib': library } = options
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
