import type { ProjectKind } from '../../../src/contract/project/project-calls'
import type { LargeBody } from '../../plugins/large-body'
import type { Order } from '../records/count-models'
import type { ResultReader } from '../../../src/engine/results/with-results'
import type { ReadySave } from '../saving/saving'

/** Large body in the form that is posted to a thread. */
export type SentBody = Pick<LargeBody, 'bytes' | 'encoding' | 'limit'>

/** The save of a project: its body is the project, or contains it compressed in one field (`isPacked`). */
export interface SaveTask {
  act: 'save'
  kind: ProjectKind
  caller: { id: string; name: string }
  body: SentBody
  isPacked: boolean
}

/** The copy of a stored project, with a name, number, id and owner of its own. */
export interface CopyTask {
  act: 'copy'
  kind: ProjectKind
  stored: Uint8Array
  copy: { id: string; projectName: string; projectNo: string; createdBy: string; userName: string }
}

/** The count of what a stored project orders. */
interface CountTask {
  act: 'count'
  stored: Uint8Array
}

/** A stored project with the result fields of the specification, packed again. */
interface ResultsTask {
  act: 'results'
  stored: Uint8Array
  reader: ResultReader
}

/** The writing of a stored project for visitors, who see of its owner only the name. */
interface ViewTask {
  act: 'view'
  stored: Uint8Array
}

export type ReadingTask = SaveTask | CopyTask | CountTask | ResultsTask | ViewTask

/** A project that is ready to be stored; `skipped` for a save whose success is pretended. */
type SaveResult = ReadySave | 'skipped'

/** Answer of a task: the order of a counted project, the packed body with results or for visitors, else the project to store. */
export type ResultOf<Task extends ReadingTask> = Task extends CountTask
  ? Order
  : Task extends ResultsTask | ViewTask
    ? Uint8Array
    : SaveResult
export type ReadingResult = SaveResult | Order | Uint8Array

/** Answer of a thread. A refusal is posted as its parts. */
export type ReadingAnswer =
  | { result: ReadingResult }
  | { refusal: { code: number; message: string; data: unknown; status: number } }
  | { inputError: { path: string; expected: string } }
  | { failure: string }

/** Returns the buffers to transfer with a message: those that contain only these bytes. Everything else, and shared memory, is copied. */
export const ownMemoryOf = (bytes: Uint8Array): ArrayBuffer[] =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : []

/** Returns the buffers to transfer with a result: the packed project where there is one. */
export const memoryOfResult = (result: ReadingResult): ArrayBuffer[] => {
  if (result instanceof Uint8Array) return ownMemoryOf(result)
  return result === 'skipped' || 'models' in result ? [] : ownMemoryOf(result.row.body)
}
