import type { AnswerChange } from './answer-change'

/**
 * The door to the compiled core, the same in a browser worker, in Node and in tests. It knows no thread and no object of the model: bytes in,
 * bytes out. Buffers are laid out as the layout files of `assembly` say; a call may answer in the buffer it was given.
 */
export interface CoreApi {
  /** Layout version the core was compiled with; the host refuses another. */
  layoutVersion(): Promise<number>
  /** Makes an encoded rule pack resident under its handle. Replaces an earlier pack of the same handle. */
  loadPack(handle: number, pack: ArrayBuffer): Promise<void>
  /** Checks and calculates one encoded system against a resident pack, and arranges it where its header asks; the answer is a buffer of its own. */
  inspect(packHandle: number, system: ArrayBuffer): Promise<ArrayBuffer>
  /** Keeps an encoded system in memory, in a core of its own, until it is closed; answers its handle. Refused beyond a number that may be open at once. */
  open(packHandle: number, system: ArrayBuffer): Promise<number>
  /** Writes cells of an open system (`edit-cells`) and finds anew what depends on them; answers header and outdoor slots alone. */
  edit(handle: number, edits: ArrayBuffer): Promise<ArrayBuffer>
  /** The same, and answers what of the columns differs from what this call told last; after opening, all of them. */
  follow(handle: number, edits: ArrayBuffer): Promise<AnswerChange>
  /** Where an item may be dropped in an open system: a question and its answer as of `dropMask`, without the system crossing over. */
  openMask(packHandle: number, handle: number, question: ArrayBuffer): Promise<ArrayBuffer>
  /** The same as `drop` for an open system. */
  openDrop(packHandle: number, handle: number, question: ArrayBuffer): Promise<[findings: ArrayBuffer, question: ArrayBuffer]>
  /** The whole answer of an open system, the very bytes that `inspect` would give for it. */
  read(handle: number): Promise<ArrayBuffer>
  /** Rows of findings of an open system, errors first: at most `count` after the first `from`, however many it has. */
  findings(handle: number, from: number, count: number): Promise<ArrayBuffer>
  /** How near an encoded system is to each limit of the pack: rows of `assembly/shared/layout/layout-meters`. */
  meters(packHandle: number, system: ArrayBuffer): Promise<ArrayBuffer>
  /** The same of an open system, as its last edit left it. */
  residentMeters(handle: number): Promise<ArrayBuffer>
  /** Gives an open system's memory up. */
  close(handle: number): Promise<void>
  /** Where an item may be dropped: a question as `assembly/shared/layout/layout-drop` says about an encoded system; the answer lies in the question. */
  dropMask(packHandle: number, system: ArrayBuffer, question: ArrayBuffer): Promise<ArrayBuffer>
  /** The same for one node: findings come in the system's buffer, the rest in the question's. */
  drop(packHandle: number, system: ArrayBuffer, question: ArrayBuffer): Promise<[findings: ArrayBuffer, question: ArrayBuffer]>
  /** How a figure of an encoded system came about: a question as `assembly/shared/layout/layout-proof` says; the answer lies in the question. */
  prove(packHandle: number, system: ArrayBuffer, question: ArrayBuffer): Promise<ArrayBuffer>
  /** Ranks the pack's outdoor units for an encoded demand. */
  propose(packHandle: number, demand: ArrayBuffer): Promise<ArrayBuffer>
  /**
   * Arranges one encoded system. The answer, laid out as `assembly/shared/layout/layout-arrange.ts` says, comes with the distances of the labels and returns with the
   * places of nodes and labels; the system is used up.
   */
  arrange(packHandle: number, system: ArrayBuffer, answer: ArrayBuffer): Promise<ArrayBuffer>
  /** Answers one question of the pack's own tables (`assembly/shared/layout/layout-question`). */
  ask(packHandle: number, question: ArrayBuffer): Promise<ArrayBuffer>
  /** Converts a column of values in place; measures are codes of `assembly/shared/layout/layout.ts`. */
  convertColumn(values: ArrayBuffer, from: number, to: number): Promise<ArrayBuffer>
  /** Converts a batch in place, laid out as `assembly/shared/layout/layout-batch.ts` says; its flags say which values read back exactly. */
  convertBatch(batch: ArrayBuffer): Promise<ArrayBuffer>
}
