import type { CoreApi } from '../../../workers/core-api'
import type { PoolWorker } from '../../../workers/pool-worker'
import type { CheckedFile, CheckSetup, NamedProject } from './check-project'

/** What Node and a browser do each in its own way; everything else of the headless functions is the same on both. */
export interface Host {
  /** The compiled core, one instance a thread. */
  core(): Promise<CoreApi>
  /**
   * A file's bytes.
   * @throws FileError where there is no such file, or none that may be read
   */
  readFile(path: string): Promise<Uint8Array>
  /** A file's length in bytes; 0 where it cannot be read. */
  fileSize(path: string): Promise<number>
  /** Starts a thread that checks projects. */
  startWorker(setup: CheckSetup): PoolWorker<NamedProject, CheckedFile>
  /** How many threads this machine runs at once. */
  threads(): number
}
