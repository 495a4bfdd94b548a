import { gunzipSync } from 'node:zlib'
import type { TSchema } from 'typebox'
import { CODE } from '../../../src/contract/envelope'
import { PackedSaveSchema, SaveProjectSchema, type SaveProject } from '../../../src/contract/project/project-calls'
import { Refusal } from '../../refusal'
import { BODY_LIMIT_BYTES, noGzip, tooLarge } from '../../plugins/body-limit'
import { weigh } from '../../plugins/body-room'
import { readJson, type ReadBody } from '../../plugins/json-text'
import { jsonPathOf } from '../../plugins/pointed'
import { validatorCompiler } from '../../plugins/validation'
import { copyRow } from '../changing/copy-row'
import { withoutAccount } from '../reading/without-account'
import { countModels } from '../records/count-models'
import { readSave } from '../saving/saving'
import type { ReadingResult, ReadingTask, SaveTask, SentBody } from './tasks'

/** Runs the task of a thread. Throws the refusals of the call itself. */
export async function readTask(task: ReadingTask): Promise<ReadingResult> {
  if (task.act === 'save') return readLargeSave(task)
  if (task.act === 'results') {
    // The core and the rule pack are loaded only where a project is calculated.
    const { resultsInThread } = await import('./results-in-thread')
    return resultsInThread(task.stored, task.reader)
  }
  if (task.act === 'view') return withoutAccount(task.stored)
  return task.act === 'count' ? countModels(task.stored) : { row: await copyRow(task), basedOn: 0 }
}

const checkPacked = checkOf(PackedSaveSchema)
const checkSave = checkOf(SaveProjectSchema)

function readLargeSave({ kind, caller, body, isPacked }: SaveTask): Promise<ReadingResult> {
  const outer = unpacked(body)
  if (!isPacked) return read(readText(outer))
  const { body: inner } = checkPacked(readText(outer).value) as { body: string }
  return read(readText(unpacked({ bytes: Buffer.from(inner, 'base64'), encoding: 'gzip', limit: BODY_LIMIT_BYTES })))

  function read({ text, value, isUnsafe }: ReadBody): Promise<ReadingResult> {
    return readSave(kind, caller, checkSave(value) as SaveProject, isUnsafe ? null : text)
  }
}

function readText(text: Buffer): ReadBody {
  weigh(text)
  return readJson(text)
}

function unpacked({ bytes, encoding, limit }: SentBody): Buffer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (encoding !== 'gzip') return buffer
  try {
    return gunzipSync(buffer, { maxOutputLength: limit })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit)
    throw noGzip()
  }
}

/** Returns the check of a body with the messages of the call's route. */
function checkOf(schema: TSchema): (value: unknown) => unknown {
  const check = validatorCompiler({ schema, method: 'POST', url: '', httpPart: 'body' }) as (given: unknown) => Checked
  return (given) => {
    const { value, error } = check(given)
    if (!error) return value
    const path = jsonPathOf(error[0])
    throw new Refusal(CODE.badRequest, `body ${path}: ${error[0]?.message ?? 'not as expected'}`, { path })
  }
}

interface Checked {
  value?: unknown
  error?: { instancePath: string; message: string }[]
}
