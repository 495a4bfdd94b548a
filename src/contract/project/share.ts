import { Type, type Static } from 'typebox'
import { PROJECT_KINDS, PROJECT_RIGHTS } from './project-calls'

/** Rights of users a project is shared with: viewing, or viewing and copying. */
export const SHARE_RIGHTS = ['view', 'copy'] as const
export type ShareRight = (typeof SHARE_RIGHTS)[number]

/** Default days after which a link expires. */
export const USUAL_LINK_DAYS = 30

/** Maximum number of shares of one project. */
export const MOST_SHARES = 200
export const MOST_PEOPLE_FOUND = 20

const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
const Moment = Type.String({ description: 'ISO 8601' })

export const ShareProjectSchema = Type.Object({
  projectId: Id,
  userId: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Whom it is shared with; without it a link is made' })),
  right: Type.Optional(Type.Enum(SHARE_RIGHTS, { description: 'Of the user; without it view. A link is for viewing only' })),
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 365, description: 'Days until a link ends; without it 30. Users keep their access' }),
  ),
  isOpen: Type.Optional(Type.Boolean({ description: 'Whether the link shows the project without an account; for piping projects' })),
})
export type ShareProject = Static<typeof ShareProjectSchema>

/** One share of a project: a link or a user. */
export const ShareSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['link', 'user']),
  userId: Type.String({ description: 'Empty for a link' }),
  userName: Type.String({ description: 'Empty for a link' }),
  email: Type.String({ description: 'Empty for a link' }),
  right: Type.Enum(SHARE_RIGHTS),
  state: Type.Enum(['open', 'ended', 'closed'], { description: 'ended: the link has run out; closed: the account may not sign in' }),
  createdAt: Moment,
  endsAt: Type.Union([Moment, Type.Null()]),
  openedBy: Type.Array(Type.String(), { description: 'Names of those who have opened the link' }),
  isOpen: Type.Boolean({ description: 'Whether the link shows the project without an account' }),
  visits: Type.Integer({ description: 'How often it was looked through without an account' }),
})
export type Share = Static<typeof ShareSchema>

export const SharedSchema = Type.Object({
  share: ShareSchema,
  token: Type.Union([Type.String({ description: 'Of a new link: 32 random bytes in base64url, told once' }), Type.Null()]),
})
export type Shared = Static<typeof SharedSchema>

export const ProjectQuestionSchema = Type.Object({ projectId: Id })

export const ShareListSchema = Type.Object({
  shares: Type.Array(ShareSchema),
  isShare: Type.Boolean({ description: 'Whether those who see all projects of the library see the caller’s (updateProjectShare)' }),
})
export type ShareList = Static<typeof ShareListSchema>

export const ShareIdSchema = Type.Object({ id: Id })

export const PeopleQuestionSchema = Type.Object({
  text: Type.String({ minLength: 2, maxLength: 254, description: 'Part of a name, or a whole e-mail address' }),
})

export const PersonSchema = Type.Object({ userId: Type.String(), userName: Type.String(), email: Type.String() })
export type Person = Static<typeof PersonSchema>

export const OpenLinkSchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) })

/** Data of a project for users with access to it. */
export const ProjectAccessSchema = Type.Object({
  projectId: Type.String(),
  projectName: Type.String(),
  kind: Type.Enum(PROJECT_KINDS),
  userName: Type.String({ description: 'Its owner' }),
  right: Type.Enum(PROJECT_RIGHTS),
})
export type ProjectAccess = Static<typeof ProjectAccessSchema>
