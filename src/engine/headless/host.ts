import type { CoreApi } from '../../../workers/core-api'
import type { PoolWorker } from '../../../workers/pool-worker'
import type { CheckedFile, CheckSetup, NamedProject } from './check-project'

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
