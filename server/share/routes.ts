import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import {
  OpenLinkSchema,
  PeopleQuestionSchema,
  PersonSchema,
  ProjectAccessSchema,
  ProjectQuestionSchema,
  SHARE_PATH,
  SharedSchema,
  ShareIdSchema,
  ShareListSchema,
  ShareProjectSchema,
  USUAL_LINK_DAYS,
  type ProjectAccess,
} from '../../src/contract/share'
import { newId } from '../../src/model/change/ids'
import type { Account } from '../account/account'
import { isPermitted } from '../account/roles'
import { answer, answersWith } from '../answer'
import type { Limits } from '../attempts/limits'
import { networkOf } from '../attempts/network-of'
import { audit } from '../audit/audit'
import { callerOf } from '../plugins/access'
import { checkCad } from '../project/cad-check'
import { readerOf } from '../project/reader'
import type { ProjectRepository } from '../project/repository'
import { badAt, forbidden, Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import { linkTokenHash, newLinkToken } from './link-token'
import type { PeopleRepository } from './people-repository'
import type { ShareRepository } from './repository'

const DAY_MS = 86_400_000
const tags = ['share']
const config = { access: 'signedIn' } as const

export interface ShareRouteParts {
  shares: ShareRepository
  people: PeopleRepository
  /** Of every kind. */
  projects: Pick<ProjectRepository, 'rightTo'>
  limits: Limits
}

/** Sharing of projects by link and to users: `user/share` of the platform specification, section 7, and what belongs to it. */
export function addShareRoutes(app: TypedApp, { shares, people, projects, limits }: ShareRouteParts): void {
  const checkOwner = async ({ id }: Account, projectId: string): Promise<void> => {
    if (!(await shares.owns(id, projectId))) throw new Refusal(CODE.notFound, 'You have no such project; it may have been deleted.')
  }

  app.post(
    SHARE_PATH.share,
    {
      config,
      schema: {
        tags,
        summary: "Share a project of the caller's: with a user (permission `share`), or by a new link (`share` or `share:setting`)",
        body: ShareProjectSchema,
        response: answersWith(SharedSchema),
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { projectId, userId, right = 'view', days = USUAL_LINK_DAYS } = request.body
      checkPermission(caller, userId === undefined ? ['share', 'share:setting'] : ['share'])
      await limits({ shareByAccount: caller.id })
      await checkOwner(caller, projectId)
      if (userId === undefined && right !== 'view') throw badAt('$.right', 'view, which is all a link is for')
      if (userId !== undefined && !(await people.isReachable(caller, userId))) throw new Refusal(CODE.notFound, 'There is no such user.')
      const token = newLinkToken()
      const isLink = userId === undefined
      const way = isLink ? { tokenHash: linkTokenHash(token) } : { accountId: userId }
      const endsAt = isLink ? new Date(Date.now() + days * DAY_MS) : null
      const share = await shares.add({ id: newId(), projectId, way, right, endsAt }, (id, within) =>
        audit(request, 'project shared', projectId, { share: id, with: userId ?? 'link', right, endsAt }, within),
      )
      return answer(request, { share, token: isLink ? token : null })
    },
  )

  app.post(
    SHARE_PATH.list,
    {
      config,
      schema: {
        tags,
        summary: "Who has access to a project of the caller's, and by which links",
        body: ProjectQuestionSchema,
        response: answersWith(ShareListSchema),
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await checkOwner(caller, request.body.projectId)
      return answer(request, { shares: await shares.ofProject(request.body.projectId), isShare: caller.sharesProjects })
    },
  )

  for (const [path, isRevoked, summary] of [
    [SHARE_PATH.revoke, true, 'Take a link or a user’s access back'],
    [SHARE_PATH.restore, false, 'Give what was taken back again, as it was'],
  ] as const) {
    app.post(path, { config, schema: { tags, summary, body: ShareIdSchema, response: answersWith(Type.Null()) } }, async (request) => {
      const { id: share } = request.body
      const { id: ownerId } = callerOf(request)
      await limits({ shareByAccount: ownerId })
      const act = isRevoked ? 'project share taken back' : 'project share restored'
      const isDone = await shares.setRevoked(ownerId, share, isRevoked, (projectId, within) =>
        audit(request, act, projectId, { share }, within),
      )
      if (!isDone) throw new Refusal(CODE.notFound, 'There is nothing of yours to change here.')
      return answer(request, null)
    })
  }

  app.post(
    SHARE_PATH.people,
    {
      config: { access: { permission: 'share' } },
      schema: {
        tags,
        summary: 'Users of the library to share with, by part of the name or by the whole e-mail address',
        body: PeopleQuestionSchema,
        response: answersWith(Type.Array(PersonSchema)),
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await limits({ peopleByAccount: caller.id })
      return answer(request, await people.find(caller, request.body.text))
    },
  )

  app.post(
    SHARE_PATH.open,
    {
      config,
      schema: {
        tags,
        summary: 'Open a link: from now on the caller sees its project, until it ends or is taken back',
        body: OpenLinkSchema,
        response: answersWith(ProjectAccessSchema),
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await limits({ linkByAccount: caller.id, linkByAddress: networkOf(request.ip) })
      const link = await shares.goodLink(linkTokenHash(request.body.token))
      if (!link) throw linkNotValid()
      // Before it is noted: a link whose project the caller may not use is not one that was opened.
      checkKind(caller, link)
      await shares.noteOpened(caller.id, link)
      const access = await projects.rightTo(readerOf(request), link.projectId)
      if (!access) throw linkNotValid()
      return answer(request, access)
    },
  )

  app.post(
    SHARE_PATH.access,
    {
      config,
      schema: {
        tags,
        summary: 'What the caller may do with a project',
        body: ProjectQuestionSchema,
        response: answersWith(ProjectAccessSchema),
      },
    },
    async (request) => {
      const access = await projects.rightTo(readerOf(request), request.body.projectId)
      if (!access) throw new Refusal(CODE.notFound, 'There is no such project for you.')
      checkKind(callerOf(request), access)
      return answer(request, access)
    },
  )
}

// Why it is not good is not told: a guess learns nothing.
const linkNotValid = (): Refusal => new Refusal(CODE.linkNotValid, 'This link is not valid any more.')

/** Refuses a link to a kind of project that the caller may not use, before the screen behind it opens. */
function checkKind(caller: Account, { kind }: Pick<ProjectAccess, 'kind'>): void {
  if (!isPermitted(caller.role, kind)) throw forbidden()
  if (kind === 'cad') checkCad(caller)
}

function checkPermission({ role }: Account, permissions: readonly string[]): void {
  if (!permissions.some((permission) => isPermitted(role, permission))) throw forbidden()
}
