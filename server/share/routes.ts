import type { FastifyInstance } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import type { ProjectKind } from '../../src/contract/project/project-calls'
import { USUAL_LINK_DAYS, type ProjectAccess } from '../../src/contract/project/share'
import { newId } from '../../src/model/change/ids'
import type { Account } from '../access/account'
import { isPermitted } from '../access/roles'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import type { Limits } from '../attempts/limits'
import { networkOf } from '../attempts/network-of'
import { audit } from '../audit/audit'
import { callerOf } from '../access/access'
import { checkCad } from '../project/cad-check'
import { readerOf } from '../project/reading/reader'
import type { ProjectRepository } from '../project/repository'
import { badAt, forbidden, Refusal } from '../refusal'
import { linkTokenHash, newLinkToken } from './link-token'
import type { PeopleRepository } from './people-repository'
import type { ShareRepository } from './repository'

const DAY_MS = 86_400_000
/** The kind of project that has a page for visitors without an account. */
const VIEWED_KIND: ProjectKind = 'mssp'

export interface ShareRouteParts {
  shares: ShareRepository
  people: PeopleRepository
  /** Projects of every kind. */
  projects: Pick<ProjectRepository, 'rightTo'>
  limits: Limits
}

/**
 * Registers the calls that share projects by link and with users: `user/share` of the platform specification, section 7, and related ones.
 */
export function addShareRoutes(app: FastifyInstance, { shares, people, projects, limits }: ShareRouteParts): void {
  const checkOwner = async ({ id }: Account, projectId: string): Promise<ProjectKind> => {
    const kind = await shares.ownKind(id, projectId)
    if (kind === null) throw new Refusal(CODE.notFound, 'You have no such project; it may have been deleted.')
    return kind
  }

  handle(app, CALLS.share.share, async (request) => {
    const caller = callerOf(request)
    const { projectId, userId, right = 'view', days = USUAL_LINK_DAYS, isOpen = false } = request.body
    checkPermission(caller, userId === undefined ? ['share', 'share:setting'] : ['share'])
    await limits({ shareByAccount: caller.id })
    const kind = await checkOwner(caller, projectId)
    if (isOpen && (userId !== undefined || kind !== VIEWED_KIND)) throw badAt('$.isOpen', 'false, except for a link to a piping project')
    if (userId === undefined && right !== 'view') throw badAt('$.right', 'view, which is all a link is for')
    if (userId !== undefined && !(await people.isReachable(caller, userId))) throw new Refusal(CODE.notFound, 'There is no such user.')
    const token = newLinkToken()
    const isLink = userId === undefined
    const way = isLink ? { tokenHash: linkTokenHash(token) } : { accountId: userId }
    const endsAt = isLink ? new Date(Date.now() + days * DAY_MS) : null
    const share = await shares.add({ id: newId(), projectId, way, right, endsAt, isOpen }, (id, within) =>
      audit(request, 'project shared', projectId, { share: id, with: userId ?? 'link', right, endsAt, isOpen }, within),
    )
    return { share, token: isLink ? token : null }
  })

  handle(app, CALLS.share.list, async (request) => {
    const caller = callerOf(request)
    await checkOwner(caller, request.body.projectId)
    return { shares: await shares.ofProject(request.body.projectId), isShare: caller.sharesProjects }
  })

  for (const [row, isRevoked] of [
    [CALLS.share.revoke, true],
    [CALLS.share.restore, false],
  ] as const) {
    handle(app, row, async (request) => {
      const { id: share } = request.body
      const { id: ownerId } = callerOf(request)
      await limits({ shareByAccount: ownerId })
      const act = isRevoked ? 'project share taken back' : 'project share restored'
      const isDone = await shares.setRevoked(ownerId, share, isRevoked, (projectId, within) =>
        audit(request, act, projectId, { share }, within),
      )
      if (!isDone) throw new Refusal(CODE.notFound, 'There is nothing of yours to change here.')
      return null
    })
  }

  handle(app, CALLS.share.people, async (request) => {
    const caller = callerOf(request)
    await limits({ peopleByAccount: caller.id })
    return await people.find(caller, request.body.text)
  })

  handle(app, CALLS.share.open, async (request) => {
    const caller = callerOf(request)
    await limits({ linkByAccount: caller.id, linkByAddress: networkOf(request.ip) })
    const link = await shares.goodLink(linkTokenHash(request.body.token))
    if (!link) throw linkNotValid()
    // Checked before it is recorded: a link whose project the caller may not use does not count as opened.
    checkKind(caller, link)
    await shares.noteOpened(caller.id, link)
    const access = await projects.rightTo(readerOf(request), link.projectId)
    if (!access) throw linkNotValid()
    return access
  })

  handle(app, CALLS.share.access, async (request) => {
    const access = await projects.rightTo(readerOf(request), request.body.projectId)
    if (!access) throw new Refusal(CODE.notFound, 'There is no such project for you.')
    checkKind(callerOf(request), access)
    return access
  })
}

/** Returns the refusal of an invalid link, without the reason, so that guesses learn nothing. */
export const linkNotValid = (): Refusal => new Refusal(CODE.linkNotValid, 'This link is not valid any more.')

/** Refuses a link to a kind of project that the caller may not use, before the screen behind it opens. */
function checkKind(caller: Account, { kind }: Pick<ProjectAccess, 'kind'>): void {
  if (!isPermitted(caller.role, kind)) throw forbidden()
  if (kind === 'cad') checkCad(caller)
}

function checkPermission({ role }: Account, permissions: readonly string[]): void {
  if (!permissions.some((permission) => isPermitted(role, permission))) throw forbidden()
}
