import { InputError } from '../../../contract/input-error'
import { shown } from '../../../contract/wire/read-value'
import type { NamedProject } from '../host'
import { checkOptions, packOf, type HeadlessOptions } from '../options'

/** Paths (Node only), files of a browser, or bytes with a name. */
export type ManyFiles = readonly (string | File | NamedProject)[]

/** The progress of a run. */
export interface Progress {
  /** Bytes checked so far, and bytes of all files. */
  done: number
  total: number
  filesDone: number
  files: number
}

export interface ManyOptions extends HeadlessOptions {
  /** Threads that work at once, one file each; by default as many as the machine has, or 1 for little work. 1 uses only this thread. */
  workers?: number
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

const MOST_WORKERS = 256

/**
 * Returns the files as projects with names.
 * @throws InputError with a path such as `files[3].source`
 */
export function checkFiles(files: ManyFiles): NamedProject[] {
  const given: unknown = files
  if (!Array.isArray(given)) throw new InputError('files', `a list of files, not ${shown(given)}`)
  return files.map((file, place) => {
    if (typeof file === 'string') return { name: file, source: file }
    if (isBlob(file)) return { name: file.name, source: file }
    const { name, source } = file as Partial<NamedProject>
    if (typeof name !== 'string') throw new InputError(`files[${place}].name`, `the name of the file, not ${shown(name)}`)
    if (typeof source !== 'string' && !(source instanceof Uint8Array) && !isBlob(source))
      throw new InputError(`files[${place}].source`, `a path, bytes or a file, not ${shown(source)}`)
    return { name, source }
  })
}

function isBlob(value: unknown): value is Blob {
  return typeof Blob === 'function' && value instanceof Blob
}

/** @throws InputError with a path such as `options.workers` */
export function checkManyOptions(options: ManyOptions): void {
  checkOptions(options)
  packOf(options)
  const { workers, onProgress, signal } = options as Record<keyof ManyOptions, unknown>
  if (workers !== undefined && (!Number.isInteger(workers) || Number(workers) < 1 || Number(workers) > MOST_WORKERS))
    throw new InputError('options.workers', `a whole number from 1 to ${MOST_WORKERS}, not ${shown(workers)}`)
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw new InputError('options.onProgress', `a function, not ${shown(onProgress)}`)
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw new InputError('options.signal', `the signal of an AbortController, not ${shown(signal)}`)
}
