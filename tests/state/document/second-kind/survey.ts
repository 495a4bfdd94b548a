import { ref } from 'valtio'
import { createWriter } from '../../../../src/state/document/commit'
import { createDocumentState } from '../../../../src/state/document/document-state'
import { createEditor } from '../../../../src/state/document/editor'
import type { DocumentKind, OpTable, Replica, StoredDocument, StoredKind } from '../../../../src/state/document/kind'
import type { DocumentPorts } from '../../../../src/state/document/ports'
import { createDocumentStorage } from '../../../../src/state/document/storage/document-storage'
import { journalStoreOf } from '../../../../src/state/document/storage/journal-store'
import { plainBody } from '../../../../src/state/document/storage/save-body'

/** A made-up document: noise levels that were read in rooms. */
export interface Survey extends StoredDocument {
  title: string
  /** Levels in dB by the name of the room. */
  levels: Record<string, number>
}

/** The op table of a survey: its title, and the level of a room, null for none. */
type SurveyOp =
  | { table: 'title'; before: string; after: string }
  | { table: 'level'; room: string; before: number | null; after: number | null }

export interface SurveyChange {
  label: string
  ops: SurveyOp[]
}

/** A change as it is kept: a replay needs no values from before. */
interface KeptSurveyChange {
  said: string
  set: ({ title: string } | { room: string; level: number | null })[]
}

export interface SurveyTypes {
  document: Survey
  change: SurveyChange
  kept: KeptSurveyChange
  settled: never
}

const encoder = new TextEncoder()
const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes)
const pack = (survey: Survey): ArrayBuffer => encoder.encode(JSON.stringify(survey)).buffer

export const setTitle = ({ title }: Survey, after: string): SurveyChange => ({
  label: 'setTitle',
  ops: [{ table: 'title', before: title, after }],
})

export const setLevel = ({ levels }: Survey, room: string, after: number | null): SurveyChange => ({
  label: 'setLevel',
  ops: [{ table: 'level', room, before: levels[room] ?? null, after }],
})

function setIn(survey: Survey, given: KeptSurveyChange['set'][number]): void {
  if ('title' in given) {
    survey.title = given.title
    return
  }
  const levels = { ...survey.levels }
  if (given.level === null) Reflect.deleteProperty(levels, given.room)
  else levels[given.room] = given.level
  survey.levels = ref(levels)
}

const keptOf = (op: SurveyOp): KeptSurveyChange['set'][number] =>
  op.table === 'title' ? { title: op.after } : { room: op.room, level: op.after }

const table: OpTable<SurveyTypes> = {
  hold(survey) {
    ref(survey.levels)
    return survey
  },
  plain: (change) => structuredClone(change),
  apply(survey, { ops }) {
    for (const op of ops) setIn(survey, keptOf(op))
  },
  invert: ({ label, ops }) => ({ label, ops: ops.toReversed().map((op) => ({ ...op, before: op.after, after: op.before }) as SurveyOp) }),
  continued: (step, { ops }) => ({ label: step.label, ops: [...step.ops, ...ops] }),
  touched: ({ ops }) => new Set(ops.flatMap((op) => (op.table === 'level' ? [op.room] : []))),
}

const kind: DocumentKind<SurveyTypes> = {
  channel: 'branchline.survey',
  keep: ({ label, ops }) => ({ said: label, set: ops.map(keptOf) }),
  pack,
  unpack: (bytes) => Promise.resolve(JSON.parse(textOf(bytes)) as Survey),
  nameOf: ({ title }) => title,
  named: (_survey, title) => ({ title }),
  isSavedOn: (route) => route.startsWith('/survey'),
}

function replicaOf(survey: Survey): Replica<SurveyTypes> {
  return {
    document: survey,
    apply({ set }) {
      for (const given of set) setIn(survey, given)
    },
    settle: () => undefined,
    pack: () => pack(survey),
    write: (as) => Promise.resolve(plainBody(JSON.stringify({ ...survey, ...as }))),
  }
}

const stored: StoredKind<SurveyTypes> = {
  read: (answer) => Promise.resolve({ bytes: answer, revision: (JSON.parse(textOf(answer)) as Survey).savedRevision }),
  check: (bytes) => void JSON.parse(textOf(bytes)),
  openReplica: (bytes) => Promise.resolve(replicaOf(JSON.parse(textOf(bytes)) as Survey)),
  partsOf: ({ levels }) => Object.keys(levels),
  isSamePart: (one, other, room) => one.levels[room] === other.levels[room],
  isSameFrame: (one, other) => one.title === other.title,
  touched: ({ set }) => new Set(set.flatMap((given) => ('room' in given ? [given.room] : []))),
}

export const journalStore = journalStoreOf<KeptSurveyChange>({ name: 'branchline.survey', version: 1 })

/** Makes the editor of surveys in a page, from the parts that a kind of document brings. */
export function createSurveyEditor(ports: DocumentPorts) {
  const storage = createDocumentStorage(stored, journalStore)
  const writer = createWriter<SurveyTypes>(createDocumentState<Survey>(), table)
  return createEditor<SurveyTypes>({ kind, writer, storage: () => storage, journalStore, ports: () => ports })
}
