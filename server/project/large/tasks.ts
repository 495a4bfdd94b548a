import type { ProjectKind } from '../../../src/contract/project-calls'
import type { LargeBody } from '../../plugins/large-body'
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

export type ReadingTask = SaveTask | CopyTask

/** A project that is ready to be stored; `skipped` for a save whose success is pretended. */
export type ReadingResult = ReadySave | 'skipped'

/** Answer of a thread. A refusal is posted as its parts. */
export type ReadingAnswer =
  | { result: ReadingResult }
  | { refusal: { code: number; message: string; data: unknown; status: number } }
  | { inputError: { path: string; expected: string } }
  | { failure: string }

/** Returns the buffers to transfer with a message: those that contain only these bytes. Everything else, and shared memory, is copied. */
export const ownMemoryOf = (bytes: Uint8Array): ArrayBuffer[] =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : []
