import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readJson } from '../../plugins/json-text'
import type { CopyTask } from '../large/tasks'
import type { ProjectRow } from '../repository'
import { rowOf } from '../stored-body'

const unpack = promisify(gunzip)

/** Returns the row of a copy: the original's content with the copy's own fields. Throws where the stored content cannot be read. */
export async function copyRow({ kind, stored, copy }: Omit<CopyTask, 'act'>): Promise<ProjectRow> {
  const fields = recordOf(readJson(await unpack(stored)).value)
  const { projectName, projectNo } = copy
  const page1 = fields['page1'] === undefined ? {} : { page1: { ...recordOf(fields['page1']), projectName, projectNo } }
  return rowOf(kind, { ...fields, ...page1, ...copy })
}

const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
