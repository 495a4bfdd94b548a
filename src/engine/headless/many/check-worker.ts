import { parseJson } from '../../../contract/wire/json-text'
import type { JsonRecord } from '../../../contract/wire/read-value'
import type { FindingOutput, SystemRecord } from '../../../contract/system-record'
import { findingsOf, isError, recordsOf } from '../calculate'
import type { CheckAnswer, CheckJob, CheckSetup, ProjectSource } from './check-job'
import { decodeText, parseFile } from '../decode-text'
import { inputFailure } from '../failure'
import type { Host } from '../host'
import { openProject } from '../open-project'

/** Answers one job, on whatever thread: reads, checks, and gives the JSON text of what was found. Input that cannot be read is an answer. */
export async function answerJob(host: Host, job: CheckJob, setup: CheckSetup): Promise<CheckAnswer> {
  if (job.kind === 'unreadable') return { failure: job.failure }
  try {
    const start = performance.now()
    const json =
      job.kind === 'file' ? parseFile(await bytesOf(host, job.source), job.name) : projectOf(job.head, decodeText(job.systems, ''))
    const parsed = performance.now()
    const open = await openProject(host, json, setup, job.kind === 'file' ? 0 : job.first)
    const read = performance.now()
    const items = setup.question === 'validate' ? await findingsOf(open, setup.language) : await recordsOf(open, setup.language)
    return {
      items: items.map((item) => JSON.stringify(item)).join(),
      isBroken: items.some(hasError),
      systemIds: open.project.systemOrder,
      timesMs: { parse: parsed - start, read: read - parsed, check: performance.now() - read },
    }
  } catch (error) {
    const failure = inputFailure(error, job.kind === 'file' ? job.name : undefined)
    if (failure) return { failure }
    throw error
  }
}

/** Bytes of a source, read where they are needed. */
export async function bytesOf(host: Host, source: ProjectSource): Promise<Uint8Array> {
  if (typeof source === 'string') return host.readFile(source)
  return source instanceof Uint8Array ? source : new Uint8Array(await source.arrayBuffer())
}

function projectOf(head: string, systems: string): JsonRecord {
  const project = parseJson(head) as JsonRecord & { selection: JsonRecord }
  return { ...project, selection: { ...project.selection, oduList: parseJson(`[${systems}]`) } }
}

function hasError(item: FindingOutput | SystemRecord): boolean {
  return 'findings' in item ? item.findings.some(isError) : isError(item)
}
