import { Type, type TSchema } from 'typebox'
import { CODE } from '../envelope'
import {
  CloneProjectSchema,
  PackedSaveSchema,
  ProjectFilterSchema,
  ProjectIdSchema,
  ProjectListQuerySchema,
  ProjectQuerySchema,
  ProjectListSchema,
  RemovedListFilterSchema,
  RemovedProjectSchema,
  RemovedProjectsSchema,
  RemoveProjectsSchema,
  RestoredProjectsSchema,
  SavedProjectSchema,
  SaveProjectSchema,
  type ProjectKind,
} from '../project/project-calls'
import { rows, type Row } from './row'

const APPLICATION = '/api/apps-mssp'
const DEVICE = `${APPLICATION}/device/v2`

/** The URL parts that differ between project kinds, and the permission. */
interface Spelling {
  root: string
  list: string
  permission: Row['permission']
}

const MSSP: Spelling = { root: `${DEVICE}/mssp/vrfProject`, list: 'list/new', permission: 'mssp' }
const SIMULATION: Spelling = { root: `${DEVICE}/simulation/simulationProject`, list: 'List', permission: 'simulation' }
const NOISE: Spelling = { root: `${DEVICE}/noise/noiseProject`, list: 'list', permission: 'noise' }

const CAD_CHANGED = 'Code 1008: it is no CAD project any more, was deleted, or CAD was taken from the library of the account. '

const save = <Body extends TSchema>(path: string, permission: Row['permission'], body: Body, more = '') =>
  ({
    method: 'POST',
    path,
    summary: 'Store a project over the revision it is based on',
    permission,
    body,
    answer: Type.Union([SavedProjectSchema, Type.Literal(CODE.skippedSave)]),
    note: `Data 550: skipped. Code 40900: a newer revision is stored. ${more}Code 40000: data.path names the wrong value`,
  }) as const

/** Returns the calls about projects of a kind, except the save. */
const about = ({ root, list, permission }: Spelling) =>
  ({
    list: {
      method: 'POST',
      path: `${root}/${list}`,
      summary: 'Projects the caller may see, latest change first',
      permission,
      query: ProjectListQuerySchema,
      body: ProjectFilterSchema,
      answer: ProjectListSchema,
    },
    removed: {
      method: 'POST',
      path: `${root}/list/removed`,
      summary: "Projects of the caller's own that were deleted and can be restored, the latest first",
      permission,
      body: RemovedListFilterSchema,
      answer: Type.Array(RemovedProjectSchema),
    },
    get: {
      method: 'GET',
      path: `${root}/get/:id`,
      summary: 'One project, whole',
      permission,
      params: ProjectIdSchema,
      query: ProjectQuerySchema,
      answer: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
      replies: { 200: Type.Unsafe<string>({ description: 'An envelope; `data` is the saved project, or null' }) },
    },
    remove: {
      method: 'POST',
      path: `${root}/delete`,
      summary: "Delete projects of the caller's own; they can be restored for 30 days",
      permission,
      body: RemoveProjectsSchema,
      answer: RemovedProjectsSchema,
    },
    restore: {
      method: 'POST',
      path: `${root}/restore`,
      summary: 'Bring deleted projects of the caller back',
      permission,
      body: RemoveProjectsSchema,
      answer: RestoredProjectsSchema,
    },
    clone: {
      method: 'POST',
      path: `${root}/clone`,
      summary: 'Copy a project into one of your own',
      permission,
      body: CloneProjectSchema,
      answer: SavedProjectSchema,
    },
    makeProjectNo: {
      method: 'POST',
      path: `${root}/makeProjectNo`,
      summary: 'A fresh project number',
      permission,
      answer: Type.String(),
    },
  }) as const

const tag = 'project'
const mssp = rows(tag, { ...about(MSSP), save: save(`${MSSP.root}/save`, MSSP.permission, SaveProjectSchema) })
const simulation = rows(tag, {
  ...about(SIMULATION),
  save: save(`${SIMULATION.root}/save`, SIMULATION.permission, PackedSaveSchema),
})
const noise = rows(tag, { ...about(NOISE), save: save(`${NOISE.root}/save`, NOISE.permission, SaveProjectSchema) })
const cad = {
  ...mssp,
  ...rows(tag, { save: save(`${APPLICATION}/cad/cadProject/save`, 'cad', PackedSaveSchema, CAD_CHANGED) }),
}

/** Projects of each kind: design specification, sections 7.1 and 7.3. CAD projects share the calls of piping projects except the save. */
export const project = { mssp, cad, simulation, noise } satisfies Record<ProjectKind, Record<string, Row>>
