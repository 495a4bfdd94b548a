import type { Reply } from '../../../../workers/pool-worker'
import type { CheckAnswer, Question, Times } from './check-job'
import { faultFailure, type Failure } from '../failure'

/** What was found of one file, as JSON text of the result. */
export interface CheckedFile {
  file: string
  /** 0 without error, 1 with at least one, 2 where the file cannot be read. */
  exit: 0 | 1 | 2
  json: string
  /** Work of all threads in ms; null where the file cannot be read. */
  timesMs: Times | null
}

/** The result of a file from its parts; null where a part could not be read, and only the whole file says which error comes first. */
export function checkedFile(question: Question, file: string, replies: readonly Reply<CheckAnswer>[]): CheckedFile | null {
  const times: Times = { parse: 0, read: 0, check: 0 }
  const items: string[] = []
  const ids = new Set<string>()
  let isBroken = false
  for (const reply of replies) {
    if ('fault' in reply) return unreadable(file, faultFailure(reply.fault, file))
    const { answer } = reply
    if ('failure' in answer)
      return replies.length === 1 && answer.failure.error.file !== undefined ? unreadable(file, answer.failure) : null
    for (const id of answer.systemIds) {
      if (ids.has(id)) return null
      ids.add(id)
    }
    if (answer.items !== '') items.push(answer.items)
    isBroken ||= answer.isBroken
    for (const name of ['parse', 'read', 'check'] as const) times[name] += answer.timesMs[name]
  }
  const list = `[${items.join()}]`
  const json = question === 'validate' ? `{"valid":${String(!isBroken)},"findings":${list}}` : `{"systems":${list}}`
  return { file, exit: isBroken ? 1 : 0, json, timesMs: times }
}

function unreadable(file: string, failure: Failure): CheckedFile {
  return { file, exit: 2, json: JSON.stringify(failure), timesMs: null }
}
