import { localWorker } from '../../../../workers/local-worker'
import { runPool } from '../../../../workers/pool'
import type { Reply } from '../../../../workers/pool-worker'
import type { CheckAnswer, CheckJob, CheckSetup, ProjectSource, Question } from './check-job'
import { answerJob } from './check-worker'
import { checkedFile, type CheckedFile } from './checked-file'
import { chunksOf, type Ticket } from './chunks'
import type { Host } from '../host'
import { checkFiles, checkManyOptions, type ManyFiles, type ManyOptions, type NamedProject, type Progress } from './many-files'

/** So little work, in bytes, is done before another thread has started. */
const SMALL_BYTES = 2 << 20

/**
 * Checks many saved projects over a pool of threads and gives each result as soon as it and all before it are there. A file that cannot be read, or that
 * a thread dies of, has a failure for a result; the others go on.
 * @throws InputError for options that are none, the reason of `signal` once it is given
 */
export async function* checkMany(host: Host, question: Question, files: ManyFiles, options: ManyOptions = {}): AsyncGenerator<CheckedFile> {
  const projects = checkFiles(files)
  checkManyOptions(options)
  const setup = setupOf(question, options)
  const sizes = await Promise.all(projects.map(({ source }) => sizeOf(host, source)))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const workers = options.workers ?? (total < SMALL_BYTES ? 1 : host.threads())
  const tickets: Ticket[] = []
  const progress: Progress = { done: 0, total, filesDone: 0, files: projects.length }
  const replies = runPool(chunksOf(host, projects, sizes, tickets), {
    workers,
    start: () => (workers === 1 ? localWorker((job: CheckJob) => answerJob(host, job, setup)) : host.startWorker(setup)),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  let parts: Reply<CheckAnswer>[] = []
  let at = 0
  for await (const reply of replies) {
    const ticket = tickets[at++]
    const project = ticket && projects[ticket.file]
    if (!project) throw new Error('The pool answered a job that nobody gave.')
    parts.push(reply)
    progress.done += ticket.bytes
    if (ticket.isLast) {
      const checked = checkedFile(question, project.name, parts) ?? (await wholeAgain(host, project, setup))
      parts = []
      progress.filesDone++
      options.onProgress?.({ ...progress })
      yield checked
    } else options.onProgress?.({ ...progress })
  }
}

/** A file whose parts do not make a project is read whole, which tells what is wrong first. */
async function wholeAgain(host: Host, { name, source }: NamedProject, setup: CheckSetup): Promise<CheckedFile> {
  const answer = await answerJob(host, { kind: 'file', name, source }, setup)
  const checked = checkedFile(setup.question, name, [{ answer }])
  if (!checked) throw new Error(`${name} can be read whole but not in parts.`)
  return checked
}

/** What every thread is told; functions and signals stay here. */
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
