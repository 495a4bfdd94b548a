import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join, basename } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const SEGMENT = /^[0-9A-F]{24}$/
/** A check of the lock is valid for writes within this time: writes come by the thousand, and none of them is acknowledged yet. */
const CONFIRMED_MS = 20

/** PGlite's start parameters, but with flushing in PostgreSQL's own order, by the one method of flushing the log that this build supports. */
export const FLUSHING_START = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync']

/** The disk failed to flush: its content is unknown, and a second try may succeed without having written anything. */
export class FlushFailed extends Error {
  override name = 'FlushFailed'
}

/** The part of the compiled file system to which flushing is added. */
interface CompiledFiles {
  realPath(node: object): string
  stream_ops: { fsync?: (stream: { node: object; nfd: number }) => number; write: (...of: unknown[]) => number }
}

/**
 * The data folder of the database. The compiled database's requests to flush have no effect and are answered here. Data files are flushed at
 * once. A segment of the write-ahead log is only noted: the caller runs `flushLog` before it passes on an answer of the database, so that
 * several commits may share one flush and none is acknowledged before its own. `confirm` throws where the folder is no longer this
 * process's: nothing is written or flushed then.
 */
export class DurableFiles extends NodeFS {
  // Kept open, because a segment may be renamed before it is flushed.
  readonly #unflushed = new Map<object, number>()
  readonly #confirm: () => void
  #confirmedAt = -Infinity
  /** Failure that kept the database from writing a file: PGlite swallows it and returns an empty success. */
  #failure: Error | null = null

  constructor(folder: string, confirm: () => void) {
    super(folder)
    this.#confirm = confirm
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push((compiled) => this.#teach(Reflect.get(compiled, 'NODEFS') as CompiledFiles))
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  /** Checks that the folder is still this process's, and that every write so far has succeeded. Throws where either is not so. */
  confirm(): void {
    if (this.#failure) throw this.#failure
    this.#confirm()
    this.#confirmedAt = performance.now()
  }

  #teach(files: CompiledFiles): void {
    const { write } = files.stream_ops
    files.stream_ops.write = (...of) => {
      if (performance.now() - this.#confirmedAt > CONFIRMED_MS) this.#kept(() => this.confirm())
      return write(...of)
    }
    files.stream_ops.fsync = (stream) => this.#kept(() => this.#fsync(files, stream))
  }

  #fsync(files: CompiledFiles, { node, nfd }: { node: object; nfd: number }): number {
    const path = files.realPath(node)
    if (SEGMENT.test(basename(path))) this.#note(node, path)
    else {
      // The log must be on the disk before the data file that depends on it.
      this.flushLog()
      this.confirm()
      orFail(path, () => fsyncSync(nfd))
    }
    return 0
  }

  #kept<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      this.#failure ??= error instanceof Error ? error : new Error(String(error))
      throw error
    }
  }

  #note(node: object, path: string): void {
    if (this.#unflushed.has(node)) return
    const descriptor = orFail(path, () => openSync(path, 'r'))
    this.#unflushed.set(node, descriptor)
  }

  /**
   * Flushes the write-ahead log of all answers so far to the disk. Throws FlushFailed where the disk refuses; nothing may be answered then.
   */
  flushLog(): void {
    if (this.#failure) throw this.#failure
    if (this.#unflushed.size > 0) this.confirm()
    for (const [node, descriptor] of this.#unflushed) {
      orFail('the write-ahead log', () => fdatasyncSync(descriptor))
      closeSync(descriptor)
      this.#unflushed.delete(node)
    }
  }
}

/** Flushes every file of a folder: a new database is unpacked without flushing. */
export function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushFolder(path)
    else if (entry.isFile()) flush(path)
  }
  flush(folder)
}

const flush = (path: string): void => {
  const descriptor = openSync(path, 'r')
  try {
    orFail(path, () => fsyncSync(descriptor))
  } finally {
    closeSync(descriptor)
  }
}

function orFail<T>(what: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new FlushFailed(`${what} could not be put on the disk: ${error instanceof Error ? error.message : String(error)}`)
  }
}
