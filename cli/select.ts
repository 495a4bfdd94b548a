import { writeFile } from 'node:fs/promises'
import { readPack, selectedProject, selectSystems } from '../src/engine/headless'
import { callersPath } from './callers-path'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'
import type { Options } from './options'
import { readJsonFile } from './read-json-file'

/** Runs `select FILE`: prints candidates for the rooms of a file; the best one is written as a project where `--out` names a file. */
export async function select(file: string, { pack, out }: Options, print: (line: unknown) => void): Promise<Exit> {
  try {
    const chosen = pack === undefined ? {} : { pack: readPack(await readJsonFile(pack)) }
    const input = await readJsonFile(file)
    const selection = await selectSystems(input, chosen)
    if (out !== undefined) await writeProjectFile(out, await selectedProject(input, chosen))
    print(selection)
    const [first, ...others] = selection.candidates.map(({ unmet }) => new Set(unmet.map(({ room }) => room)))
    const isUnmet = first !== undefined && [...first].some((room) => others.every((rooms) => rooms.has(room)))
    return isUnmet ? EXIT.broken : EXIT.fine
  } catch (error) {
    print(failureOf(error, file))
    return EXIT.unreadable
  }
}

async function writeProjectFile(path: string, project: unknown): Promise<void> {
  try {
    await writeFile(callersPath(path), `${JSON.stringify(project)}\n`)
  } catch (error) {
    throw new ArgumentError('--out', `a file that can be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
