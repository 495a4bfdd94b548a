import type { CheckedFile, CheckSetup, NamedProject, ProjectSource } from './host'
import { findingsOf, isError, recordsOf } from './calculate'
import { parseFile } from './decode-text'
import { faultFailure, inputFailure, type Failure } from './failure'
import type { Host } from './host'
import { openProject } from './open-project'

/** Reads and checks one saved project, on any thread. Unreadable input gives a result, not an error. */
export async function checkProject(host: Host, { name, source }: NamedProject, { question, ...options }: CheckSetup): Promise<CheckedFile> {
  try {
    const open = await openProject(host, parseFile(await bytesOf(host, source), name), options)
    if (question === 'validate') {
      const findings = await findingsOf(open, options.language)
      const valid = !findings.some(isError)
      return { file: name, exit: valid ? 0 : 1, json: JSON.stringify({ valid, findings }) }
    }
    const systems = await recordsOf(open, options.language)
    const isBroken = systems.some(({ findings }) => findings.some(isError))
    return { file: name, exit: isBroken ? 1 : 0, json: JSON.stringify({ systems }) }
  } catch (error) {
    const failure = inputFailure(error, name)
    if (failure) return unreadable(name, failure)
    throw error
  }
}

/** Returns the result of a file whose thread failed because of a fault in the program. */
export function faultyFile(file: string, fault: string): CheckedFile {
  return unreadable(file, faultFailure(fault, file))
}

function unreadable(file: string, failure: Failure): CheckedFile {
  return { file, exit: 2, json: JSON.stringify(failure) }
}

async function bytesOf(host: Host, source: ProjectSource): Promise<Uint8Array> {
  if (typeof source === 'string') return host.readFile(source)
  return source instanceof Uint8Array ? source : new Uint8Array(await source.arrayBuffer())
}
