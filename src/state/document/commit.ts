import type { DocumentState } from './document-state'
import { createStacks } from './history-stacks'
import type { Stacks } from './history-stacks'
import type { DocumentTypes, OpTable } from './kind'

/** `touched` are the parts that the change concerns; null means all. */
export type CommitListener<T extends DocumentTypes> = (change: T['change'], touched: Set<string> | null) => void
export type OpenListener<T extends DocumentTypes> = (document: T['document'] | null) => void

/** The only writer of the open document of one kind: its state, its op table and its history. */
export interface Writer<T extends DocumentTypes> {
  state: DocumentState<T['document']>
  table: OpTable<T>
  stacks: Stacks<T['change']>
  committed: Set<CommitListener<T>>
  replaced: Set<OpenListener<T>>
}

export function createWriter<T extends DocumentTypes>(state: DocumentState<T['document']>, table: OpTable<T>): Writer<T> {
  return { state, table, stacks: createStacks(), committed: new Set(), replaced: new Set() }
}

/**
 * Applies a change to the open document, records how to undo it and raises the revision. Returns false where the document may only be read.
 * @example commit(writer, editInformation(project, { projectName: 'Tower' }))
 */
export function commit<T extends DocumentTypes>(writer: Writer<T>, change: T['change']): boolean {
  const done = write(writer, change)
  if (done) writer.stacks.remember(done)
  return done !== null
}

/**
 * Commits a value that is written again with every key press, such as typed text. Merges it into `step`, which an earlier call returned, while that is the last
 * step. Returns the step as it is now; null where there is none.
 */
export function commitInStep<T extends DocumentTypes>(
  writer: Writer<T>,
  change: T['change'],
  step: T['change'] | null,
): T['change'] | null {
  const { stacks, table } = writer
  const done = write(writer, change)
  if (!done) return step
  if (!step || stacks.lastDone() !== step) {
    stacks.remember(done)
    return done
  }
  const longer = table.continued(step, done)
  stacks.goOnWith(longer)
  return longer
}

/** Commits a change of undo or redo, which history must not record again. */
export function commitFromHistory<T extends DocumentTypes>(writer: Writer<T>, change: T['change']): boolean {
  return write(writer, change) !== null
}

/** Puts another document in place of the open one; null closes it. History starts empty. */
export function replaceDocument<T extends DocumentTypes>(writer: Writer<T>, document: T['document'] | null, readOnly = false): void {
  const { open } = writer.state
  open.current = document && writer.table.hold(document)
  open.readOnly = readOnly
  open.revision++
  writer.stacks.clear()
  for (const listener of writer.replaced) listener(document)
}

/** Notes the number of the save that the server has acknowledged. */
export function markSaved<T extends DocumentTypes>({ state }: Writer<T>, revision: number): void {
  if (state.open.current) state.open.current.savedRevision = revision
}

/** Calls the listener after every change has been applied; the returned function stops it. */
export function onCommitted<T extends DocumentTypes>({ committed }: Writer<T>, listener: CommitListener<T>): () => void {
  committed.add(listener)
  return () => committed.delete(listener)
}

/** Calls the listener when another document is opened or the open one is closed; the returned function stops it. */
export function onReplaced<T extends DocumentTypes>({ replaced }: Writer<T>, listener: OpenListener<T>): () => void {
  replaced.add(listener)
  return () => replaced.delete(listener)
}

function write<T extends DocumentTypes>({ state, table, committed }: Writer<T>, change: T['change']): T['change'] | null {
  const { open } = state
  if (!open.current) throw new Error('There is no open document to change: open one before committing.')
  if (open.readOnly || change.ops.length === 0) return null
  const plain = table.plain(change)
  table.apply(open.current, plain)
  open.revision++
  const touched = table.touched(plain)
  for (const listener of committed) listener(plain, touched)
  return plain
}
