import { findingsOf, isError, recordsOf } from './calculate'
import { parseFile } from './decode-text'
import { faultFailure, inputFailure, type Failure } from './failure'
import type { Host } from './host'
import { openProject } from './open-project'
import type { HeadlessOptions } from './options'

/** The two checks of whole projects. */
export type Question = 'validate' | 'calculate'

/** The source of a project's bytes: a path (Node only), the bytes, or a file that the user chose in a browser. */
export type ProjectSource = string | Uint8Array | Blob

/** A saved project with the name of its result. */
export interface NamedProject {
  name: string
  source: ProjectSource
}

/** Settings sent to every thread once, before its first project. */
export interface CheckSetup extends HeadlessOptions {
  question: Question
}

/** The result of one file. */
export interface CheckedFile {
  file: string
  /** 0 without error, 1 with at least one, 2 where the file cannot be read. */
  exit: 0 | 1 | 2
  /** JSON text of a `Validation` or a `Calculation`, of a `Failure` where the file cannot be read. */
  json: string
}

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
