import {
  calculateProject,
  isError,
  readPack,
  validateProject,
  type Calculation,
  type HeadlessOptions,
  type Validation,
} from '../src/engine/headless'
import type { Arguments } from './arguments'
import { ArgumentError, failureOf, type Failure } from './failure'
import { EXIT, type Exit } from './exit'
import { readJsonFile } from './read-json-file'

type Outcome = Validation | Calculation | Failure

/**
 * `validate` and `calculate`: a single file prints its result, several print a line each with file and exit code. A file that cannot be read
 * does not keep the others from being read.
 */
export async function checkProjects(
  command: 'validate' | 'calculate',
  { words: files, options }: Arguments,
  print: (line: unknown) => void,
): Promise<Exit> {
  if (files.length === 0) throw new ArgumentError('FILE', `the saved projects to ${command}`)
  if (options['--quantity'] !== undefined) throw new ArgumentError('--quantity', 'the command convert with it')
  let headless: HeadlessOptions
  try {
    headless = await readOptions(options)
  } catch (error) {
    print(failureOf(error, options['--pack']))
    return EXIT.unreadable
  }
  let worst: Exit = EXIT.fine
  for (const file of files) {
    const result = await check(command, file, headless)
    const exit = exitOf(result)
    print(files.length === 1 ? result : { file, exit, result })
    if (exit > worst) worst = exit
  }
  return worst
}

async function readOptions(options: Arguments['options']): Promise<HeadlessOptions> {
  const { '--pack': pack, '--lib': library, '--language': language } = options
  return {
    ...(pack === undefined ? {} : { pack: readPack(await readJsonFile(pack)) }),
    ...(library === undefined ? {} : { library }),
    ...(language === undefined ? {} : { language }),
  }
}

async function check(command: 'validate' | 'calculate', file: string, options: HeadlessOptions): Promise<Outcome> {
  try {
    const json = await readJsonFile(file)
    return await (command === 'validate' ? validateProject(json, options) : calculateProject(json, options))
  } catch (error) {
    return failureOf(error, file)
  }
}

function exitOf(result: Outcome): Exit {
  if ('error' in result) return EXIT.unreadable
  const isBroken = 'valid' in result ? !result.valid : result.systems.some((system) => system.findings.some(isError))
  return isBroken ? EXIT.broken : EXIT.fine
}
