import { localWorker } from '../../../../workers/local-worker'
import { runPool } from '../../../../workers/pool'
import { checkProject, faultyFile } from '../check-project'
import { type CheckedFile, type CheckSetup, type NamedProject, type ProjectSource, type Question } from '../host'
import type { Host } from '../host'
import { checkFiles, checkManyOptions, type ManyFiles, type ManyOptions, type Progress } from './many-files'

/** Files of fewer bytes in total are checked faster than another thread can start. */
const SMALL_BYTES = 2 << 20

/**
 * Checks many saved projects, spread over a pool of threads file by file, and yields each result as soon as it and all before it are ready. A file that cannot
 * be read, or that ends its thread, gets a failure as its result; the others continue.
 * @throws InputError for invalid options, the reason of `signal` once it is aborted
 */
export async function* checkMany(host: Host, question: Question, files: ManyFiles, options: ManyOptions = {}): AsyncGenerator<CheckedFile> {
  const projects = checkFiles(files)
  checkManyOptions(options)
  const setup = setupOf(question, options)
  const sizes = await Promise.all(projects.map(({ source }) => sizeOf(host, source)))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const asked = options.workers ?? (total < SMALL_BYTES ? 1 : host.threads())
  const replies = runPool(oneByOne(projects), {
    workers: Math.min(asked, projects.length),
    start: () => (asked === 1 ? localWorker((project: NamedProject) => checkProject(host, project, setup)) : host.startWorker(setup)),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  const progress: Progress = { done: 0, total, filesDone: 0, files: projects.length }
  for await (const reply of replies) {
    const at = progress.filesDone++
    progress.done += sizes[at] ?? 0
    options.onProgress?.({ ...progress })
    yield 'answer' in reply ? reply.answer : faultyFile(projects[at]?.name ?? '', reply.fault)
  }
}

async function* oneByOne(projects: readonly NamedProject[]): AsyncGenerator<NamedProject[]> {
  for (const { name, source } of projects) yield await Promise.resolve([{ name, source: ownBytes(source) }])
}

/** Copies a view of a larger buffer, because sending it to a thread would send the whole buffer. */
function ownBytes(source: ProjectSource): ProjectSource {
  return source instanceof Uint8Array && source.length < source.buffer.byteLength ? new Uint8Array(source) : source
}

/** Returns the options sent to every thread; functions and signals stay here. */
function setupOf(question: Question, { pack, library, language }: ManyOptions): CheckSetup {
  return {
    question,
    ...(pack === undefined ? {} : { pack }),
    ...(library === undefined ? {} : { library }),
    ...(language === undefined ? {} : { language }),
  }
}

async function sizeOf(host: Host, source: ProjectSource): Promise<number> {
  if (typeof source === 'string') return host.fileSize(source)
  return source instanceof Uint8Array ? source.length : source.size
}
