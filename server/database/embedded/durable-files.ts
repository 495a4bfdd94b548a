import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

// File times tick in steps of a few milliseconds: what was written shortly before a flush counts as written after it.
const CLOCK_STEP_MS = 100

/**
 * The data folder of the database. The embedded PostgreSQL never flushes a file; it calls `syncToFs` after every statement outside a
 * transaction and after every transaction. That is only noted here: whoever asks the database calls `flushLog` before it tells anybody what
 * the database answered, so that several commits may share one flush and none is acknowledged before its own.
 */
export class DurableFiles extends NodeFS {
  readonly #log: string
  #segments = new Set<string>()
  #flushedAtMs = 0
  #isDue = false

  constructor(folder: string) {
    super(folder)
    this.#log = join(folder, 'pg_wal')
  }

  override syncToFs(): Promise<void> {
    this.#isDue = true
    return Promise.resolve()
  }

  /** Puts the write-ahead log of everything answered so far on the disk. Throws where the disk refuses. */
  flushLog(): void {
    if (!this.#isDue) return
    const since = this.#flushedAtMs - CLOCK_STEP_MS
    const now = Date.now()
    const segments = segmentsOf(this.#log)
    for (const segment of segments) {
      const path = join(this.#log, segment)
      if (changedAt(path) >= since) flush(path, fdatasyncSync)
    }
    if (segments.some((segment) => !this.#segments.has(segment))) flush(this.#log, fsyncSync)
    this.#segments = new Set(segments)
    this.#flushedAtMs = now
    this.#isDue = false
  }
}

/** Flushes every file of the folder written since a moment: recovery and shutdown write data files outside the log. */
export function flushFolder(folder: string, sinceMs: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushFolder(path, sinceMs)
    else if (entry.isFile() && changedAt(path) >= sinceMs - CLOCK_STEP_MS) flush(path, fdatasyncSync)
  }
  flush(folder, fsyncSync)
}

const segmentsOf = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name))
  } catch {
    return []
  }
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function flush(path: string, how: (descriptor: number) => void): void {
  const descriptor = openSync(path, 'r')
  try {
    how(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
