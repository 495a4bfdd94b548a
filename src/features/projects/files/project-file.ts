import { isRecord } from '../../../contract/wire/read-value'
import { JsonTextError, parseJson } from '../../../contract/wire/json-text'
import { FieldBodyError, packField, unpackField } from '../../../platform/http/field-body'
import { GZIP_FROM_BYTES, gzipped } from '../../../platform/http/gzip'
import { utf8 } from '../../../platform/http/utf8'

/** Location, from 1, where a file stops being JSON. */
export interface JsonFault {
  line: number
  column: number
}

/** A project file as uploaded. */
export interface ReadFile {
  projectName: string
  written: { body: Blob; isGzip: boolean }
}

/**
 * Reads a project file and writes it with other fields replacing its own; `isPacked` where its kind is packed into one field on the wire. A file
 * with the body of such a call is unpacked. Returns null where it contains no project.
 */
export async function readProjectFile(file: File, as: Record<string, unknown>, isPacked: boolean): Promise<ReadFile | JsonFault | null> {
  const read = parsed(await file.text())
  if (read instanceof JsonTextError) return { line: read.line, column: read.column }
  if (!isRecord(read)) return null
  const projectName = nameOf(read, file.name)
  const text = JSON.stringify({ ...read, ...as, projectName })
  const bytes = utf8(isPacked ? JSON.stringify({ body: packField(text) }) : text)
  const isGzip = bytes.length >= GZIP_FROM_BYTES
  return { projectName, written: { body: new Blob([isGzip ? await gzipped(bytes) : bytes]), isGzip } }
}

function parsed(text: string): unknown {
  try {
    const read: unknown = parseJson(text)
    return isRecord(read) && typeof read['body'] === 'string' && Object.keys(read).every((key) => FIELDS_OF_CALL.has(key))
      ? parseJson(unpackField(read['body']))
      : read
  } catch (error) {
    if (error instanceof JsonTextError) return error
    if (error instanceof FieldBodyError) return null
    throw error
  }
}

/** Fields of a call that carries a packed project; it has its kind beside it, and no others. */
const FIELDS_OF_CALL = new Set(['body', 'origin'])

function nameOf(project: Record<string, unknown>, fileName: string): string {
  const { projectName } = project
  return typeof projectName === 'string' && projectName.trim() !== '' ? projectName : fileName.replace(/\.json$/i, '')
}
