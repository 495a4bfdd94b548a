import { Type, type Static } from 'typebox'

/** Kinds of projects by their editor; each kind has its own list. */
export const PROJECT_KINDS = ['mssp', 'cad', 'simulation', 'noise'] as const
export type ProjectKind = (typeof PROJECT_KINDS)[number]

/** `origin` of the specification: normal and CAD projects share their calls. */
export const ORIGIN = { mssp: 1, cad: 2 } as const

/** Relation of the viewer to a project: own, of the viewer's library, or shared for copying or for viewing only. */
export const PROJECT_RIGHTS = ['own', 'library', 'copy', 'view'] as const
export type ProjectRight = (typeof PROJECT_RIGHTS)[number]

/** Days for which a deleted project can be restored. */
export const RESTORABLE_DAYS = 30

const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

export const ProjectListQuerySchema = Type.Object({
  current: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Page, from 1' }),
  size: Type.Integer({ minimum: 1, maximum: 9999, default: 9999 }),
})
export type ProjectListQuery = Static<typeof ProjectListQuerySchema>

export const ProjectFilterSchema = Type.Object({
  text: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name, number, city or owner' })),
  country: Type.Optional(Type.String({ maxLength: 100 })),
  projectType: Type.Optional(Type.String({ maxLength: 100 })),
  solution: Type.Optional(Type.String({ maxLength: 200 })),
  powerType: Type.Optional(Type.Integer({ description: 'Frequency of the power supply: 50 or 60' })),
  cooperativeType: Type.Optional(Type.Integer({ description: '1 direct, 2 agent, 3 design institute' })),
  bidWinornot: Type.Optional(Type.String({ maxLength: 200, description: 'open, won or lost' })),
  isOwnOnly: Type.Optional(Type.Boolean({ description: 'Leave out what others own' })),
  origin: Type.Optional(
    Type.Union([Type.Literal(ORIGIN.mssp), Type.Literal(ORIGIN.cad)], { description: '1 normal, 2 CAD; without it 1' }),
  ),
  allField: Type.Optional(Type.Boolean({ description: 'Sent by lists of simulation projects; every field of a row comes either way' })),
})
export type ProjectFilter = Static<typeof ProjectFilterSchema>

export const ProjectListItemSchema = Type.Object({
  id: Type.String(),
  projectName: Type.String(),
  projectNo: Type.String(),
  projectType: Type.String(),
  country: Type.String(),
  city: Type.String({ description: 'Province and city as the saved JSON string' }),
  createdBy: Type.String(),
  userName: Type.String(),
  right: Type.Enum(PROJECT_RIGHTS, {
    description: 'own; library: seen by who sees all of the library; copy or view: shared with the caller',
  }),
  systemCount: Type.Integer(),
  solution: Type.String({ description: 'Kind of plant that is offered; empty where it is not given, like the texts below' }),
  powerType: Type.Union([Type.Integer(), Type.Null()], { description: 'Frequency of the power supply, Hz' }),
  cooperativeType: Type.Union([Type.Integer(), Type.Null()], { description: '1 direct, 2 agent, 3 design institute' }),
  bidAgainst: Type.String({ description: 'Competing brands' }),
  bidWinornot: Type.String({ description: 'open, won or lost' }),
  revision: Type.Integer(),
  createdAt: Type.String({ description: 'ISO 8601' }),
  updatedAt: Type.String({ description: 'ISO 8601' }),
})
export type ProjectListItem = Static<typeof ProjectListItemSchema>

/** Latest change first. */
export const ProjectListSchema = Type.Object({
  records: Type.Array(ProjectListItemSchema),
  total: Type.Integer({ description: 'Projects that match, on all pages' }),
  current: Type.Integer(),
  size: Type.Integer(),
})
export type ProjectList = Static<typeof ProjectListSchema>

export const ProjectIdSchema = Type.Object({ id: Id })

export const ProjectQuerySchema = Type.Object({
  known: Type.Optional(Type.Integer({ minimum: 0, description: 'Revision the caller has; while it is the stored one, `data` is null' })),
  results: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1,
      description:
        '0 leaves out the results of a project with systems: Systeminformation, checkingListData, IDUOutput, ATC …; without it 1',
    }),
  ),
})
export type ProjectQuery = Static<typeof ProjectQuerySchema>

export const RemoveProjectsSchema = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 500 }) })

export const RemovedProjectsSchema = Type.Object({ removed: Type.Array(Type.String()) })
export type RemovedProjects = Static<typeof RemovedProjectsSchema>

export const RemovedListFilterSchema = Type.Object({
  origin: Type.Optional(
    Type.Union([Type.Literal(ORIGIN.mssp), Type.Literal(ORIGIN.cad)], { description: '1 normal, 2 CAD; without it 1' }),
  ),
})

/** A deleted project that can still be restored. */
export const RemovedProjectSchema = Type.Object({
  id: Type.String(),
  projectName: Type.String(),
  projectNo: Type.String(),
  systemCount: Type.Integer(),
  removedAt: Type.String({ description: 'ISO 8601' }),
  keptUntil: Type.String({ description: 'ISO 8601; after it the project is forgotten' }),
})
export type RemovedProject = Static<typeof RemovedProjectSchema>

export const RestoredProjectsSchema = Type.Object({ restored: Type.Array(Type.String()) })
export type RestoredProjects = Static<typeof RestoredProjectsSchema>

export const BigFileSchema = Type.Object({ id: Id })

/** Request for the address of a project's file. */
export const ProjectFileSchema = Type.Object({
  ticket: Type.String({ maxLength: 400, description: 'Who may have the file, and until when' }),
  download: Type.Optional(
    Type.Literal('1', { description: 'The file itself; without it the answer is empty, and its address is what it says' }),
  ),
})

export const CloneProjectSchema = Type.Object({
  id: Id,
  projectName: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
})

/**
 * Fields that the server requires of a save: the saved project of the specification, and `revision`, the number of the last save
 * that the caller has seen (0 or missing for a project never saved). All other fields are checked by the project reader.
 */
export const SaveProjectSchema = Type.Object(
  {
    id: Type.Optional(Type.Union([Id, Type.Literal(''), Type.Null()])),
    revision: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_646 })),
    projectName: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
    createdBy: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
    origin: Type.Optional(Type.Unknown({ description: '1 normal, 2 CAD; the call that stores a project decides' })),
  },
  { additionalProperties: true },
)
export type SaveProject = Static<typeof SaveProjectSchema>

/** A save whose project is sent as base64 of its gzipped JSON. */
export const PackedSaveSchema = Type.Object({
  body: Type.String({ minLength: 1, description: 'Project JSON, gzip, base64' }),
  origin: Type.Optional(Type.Integer({ minimum: ORIGIN.mssp, maximum: ORIGIN.cad, description: '1 normal, 2 CAD' })),
})

export const SavedProjectSchema = Type.Object({
  id: Type.String(),
  revision: Type.Integer({ description: 'Number of this save; send it with the next one' }),
  updatedAt: Type.String({ description: 'ISO 8601' }),
})
export type SavedProject = Static<typeof SavedProjectSchema>

/** `data` of an answer with `CODE.projectConflict`: the conflicting save. */
export const ProjectConflictSchema = Type.Object({
  id: Type.String(),
  revision: Type.Integer(),
  updatedAt: Type.String(),
  updatedBy: Type.String({ description: 'Name of who saved it' }),
})
export type ProjectConflict = Static<typeof ProjectConflictSchema>

/** Message of a save that was skipped intentionally: it has no name, or the caller is not the owner. */
export const SKIPPED_SAVE_MESSAGE = '操作成功'
