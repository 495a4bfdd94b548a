import { readPack } from '../src/engine/host/read-pack'
import { checkMany } from '../src/engine/headless/many/check-many'
import type { ManyOptions } from '../src/engine/headless/many/many-files'
import { nodeHost } from '../src/engine/headless/node-host'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'
import { listProjects } from './list-projects'
import type { Options } from './options'
import { printLine } from './print-line'
import { readJsonFile } from './read-json-file'
import { progressLine } from './show-progress'

/** A signal that Ctrl-C and a polite kill give: what runs then ends cleanly, every printed line whole. A second Ctrl-C ends the process at once. */
function cancelled(): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController()
  const stop = (): void => {
    controller.abort()
    forget()
  }
  const forget = (): void => {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return { signal: controller.signal, forget }
}

/**
 * Runs `validate` or `calculate`: a single file prints its result; several, or a folder, print a line each with file and exit code, in order, as they
 * finish. An unreadable file does not stop the others; a reader that closes the pipe ends the run.
 */
export async function checkProjects(command: 'validate' | 'calculate', files: readonly string[], options: Options): Promise<Exit> {
  if (options.quantity !== undefined) throw new ArgumentError('--quantity', 'the command convert with it')
  const { projects, isSingle } = await listProjects(files)
  const stop = cancelled()
  const line = progressLine()
  let many: ManyOptions
  try {
    many = { ...(await readOptions(options)), signal: stop.signal, ...(line && { onProgress: line.show }) }
  } catch (error) {
    await printLine(JSON.stringify(failureOf(error, options.pack)))
    return EXIT.unreadable
  }
  let worst: Exit = EXIT.fine
  try {
    for await (const { file, exit, json } of checkMany(nodeHost, command, projects, many)) {
      const isRead = await printLine(isSingle ? json : `{"file":${JSON.stringify(file)},"exit":${exit},"result":${json}}`)
      if (exit > worst) worst = exit
      if (!isRead) break
    }
  } catch (error) {
    if (error === stop.signal.reason) return EXIT.cancelled
    throw error
  } finally {
    stop.forget()
    line?.clear()
  }
  return worst
}

async function readOptions({ pack, lib: library, language, workers }: Options): Promise<ManyOptions> {
  return {
    ...(pack === undefined ? {} : { pack: readPack(await readJsonFile(pack)) }),
    ...(library === undefined ? {} : { library }),
    ...(language === undefined ? {} : { language }),
    ...(workers === undefined ? {} : { workers: workerCount(workers) }),
  }
}

function workerCount(text: string): number {
  const count = Number(text)
  if (!/^\d+$/.test(text) || count < 1 || count > 256) throw new ArgumentError('--workers', 'a whole number from 1 to 256')
  return count
}
