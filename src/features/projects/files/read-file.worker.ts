import { expose } from 'comlink'
import { isRecord } from '../../../contract/wire/read-value'
import { JsonTextError, parseJson } from '../../../contract/wire/json-text'
import { GZIP_FROM_BYTES, gzipped, packedBase64 } from '../../../platform/gzip'
import { utf8 } from '../../../platform/utf8'

/** Where a file stops being JSON, from 1. */
export interface JsonFault {
  line: number
  column: number
}

/** A project file as it is sent to be stored. */
export interface ReadFile {
  projectName: string
  written: { body: Blob; isGzip: boolean }
}

const reader = {
  /**
   * Reads a project file and writes it with other fields in place of its own; `isPacked` where its kind travels packed in one field. Null where it holds no project.
   */
  async read(file: File, as: Record<string, unknown>, isPacked: boolean): Promise<ReadFile | JsonFault | null> {
    const read = parsed(await file.text())
    if (read instanceof JsonTextError) return { line: read.line, column: read.column }
    if (!isRecord(read)) return null
    const projectName = nameOf(read, file.name)
    const text = JSON.stringify({ ...read, ...as, projectName })
    const bytes = utf8(isPacked ? JSON.stringify({ body: await packedBase64(text) }) : text)
    const isGzip = bytes.length >= GZIP_FROM_BYTES
    return { projectName, written: { body: new Blob([isGzip ? await gzipped(bytes) : bytes]), isGzip } }
  },
}
export type FileReading = typeof reader

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof JsonTextError) return error
    throw error
  }
}

function nameOf(project: Record<string, unknown>, fileName: string): string {
  const { projectName } = project
  return typeof projectName === 'string' && projectName.trim() !== '' ? projectName : fileName.replace(/\.json$/i, '')
}

expose(reader)
