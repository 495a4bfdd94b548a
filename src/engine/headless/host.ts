import type { CoreApi } from '../../../workers/core-api'
import type { PoolWorker } from '../../../workers/pool-worker'
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

/** Functions that differ between Node and a browser; the rest of the headless functions is the same on both. */
export interface Host {
  /** Returns the compiled core, one instance per thread. */
  core(): Promise<CoreApi>
  /**
   * Reads a file's bytes.
   * @throws FileError where there is no such file, or none that may be read
   */
  readFile(path: string): Promise<Uint8Array>
  /** Returns a file's length in bytes; 0 where it cannot be read. */
  fileSize(path: string): Promise<number>
  /** Starts a thread that checks projects. */
  startWorker(setup: CheckSetup): PoolWorker<NamedProject, CheckedFile>
  /** Number of threads that this machine runs at once. */
  threads(): number
}
