import { checkPackExamples } from '../src/engine/examples/check-pack-examples'
import { readPack } from '../src/engine/host/read-pack'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'
import type { Options } from './options'
import { readJsonFile } from './read-json-file'

/** Runs `pack check FILE…`: reads each pack and runs its own examples, printing a line for each. A pack without examples counts as broken. */
export async function checkPacks(files: readonly string[], options: Options, print: (line: unknown) => void): Promise<Exit> {
  const [option] = Object.keys(options)
  if (option !== undefined) throw new ArgumentError(`--${option}`, 'a command other than pack check with it')
  let worst: Exit = EXIT.fine
  for (const file of files) {
    const exit = await checkPack(file, files.length > 1, print)
    if (exit > worst) worst = exit
  }
  return worst
}

async function checkPack(file: string, isOneOfSeveral: boolean, print: (line: unknown) => void): Promise<Exit> {
  try {
    const results = await checkPackExamples(readPack(await readJsonFile(file)))
    for (const result of results) print(isOneOfSeveral ? { file, ...result } : result)
    const failed = results.filter((result) => !result.ok).length
    const isFine = failed === 0 && results.length > 0
    print({ ...(isOneOfSeveral ? { file } : {}), examples: results.length, failed, publishable: isFine })
    return isFine ? EXIT.fine : EXIT.broken
  } catch (error) {
    print(failureOf(error, file))
    return EXIT.unreadable
  }
}
