import { writeFile } from 'node:fs/promises'
import { InputError } from '../src/contract/input-error'
import type { Pack } from '../src/contract/pack'
import { placeName } from '../src/contract/room-list/room-table'
import { readPack, selectedProject, selectSystems } from '../src/engine/headless'
import { nodeHost } from '../src/engine/headless/node-host'
import { embeddedPack } from '../src/engine/headless/options'
import { problemSentence, readRoomTable } from '../src/engine/room-list/read-room-table'
import { callersPath } from './callers-path'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'
import type { Options } from './options'
import { readJsonFile } from './read-json-file'

/** Runs `select FILE`: prints candidates for the rooms of a file; the best one is written as a project where `--out` names a file. */
export async function select(file: string, { pack, out }: Options, print: (line: unknown) => void): Promise<Exit> {
  try {
    const chosen = pack === undefined ? {} : { pack: readPack(await readJsonFile(pack)) }
    const input = await readInput(file, chosen.pack ?? embeddedPack())
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

/** Reads rooms as JSON, or from the table of a workbook or text, whose errors name sheet, row and column. */
async function readInput(file: string, pack: Pack): Promise<unknown> {
  if (!/\.(xlsx|csv|tsv|txt)$/i.test(file)) return readJsonFile(file)
  const { rooms, rows, problems, sheet } = await readRoomTable(await nodeHost.readFile(callersPath(file)), pack)
  const [problem] = problems
  if (problem) {
    const [, expected = ''] = problemSentence(problem).split(': expected ')
    throw new InputError(placeName(problem.place), expected)
  }
  return {
    rooms: rooms.map(({ coolKw, heatKw, sensibleKw, ...room }, at) => {
      const place = placeName({ sheet, row: rows[at] ?? 0, column: 1 })
      if (coolKw === null && heatKw === null) throw new InputError(place, 'a room with required cooling or heating')
      if (room.type !== '' && !(room.type in pack.iduTypes))
        throw new InputError(place, 'a room with a type of indoor unit, not of another kind')
      return { ...room, coolKw: coolKw ?? 0, heatKw: heatKw ?? 0, ...(sensibleKw !== null && { sensibleKw }) }
    }),
  }
}

async function writeProjectFile(path: string, project: unknown): Promise<void> {
  try {
    await writeFile(callersPath(path), `${JSON.stringify(project)}\n`)
  } catch (error) {
    throw new ArgumentError('--out', `a file that can be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
