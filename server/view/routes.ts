import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CALLS } from '../../src/contract/calls'
import { answer } from '../answer'
import type { Limits } from '../attempts/limits'
import { networkOf } from '../attempts/network-of'
import { sendPack, type PackAnswer } from '../device/rule-pack'
import { handle } from '../handle'
import { LARGE_TEXT_BYTES } from '../plugins/large-body'
import type { LargeProjects } from '../project/large/large-projects'
import { packedBody } from '../project/reading/packed-body'
import { withoutAccount } from '../project/reading/without-account'
import type { ProjectRepository } from '../project/repository'
import { textOf, unpackedLength } from '../project/stored-body'
import { linkTokenHash } from '../share/link-token'
import type { GoodLink, ShareRepository } from '../share/repository'
import { linkNotValid } from '../share/routes'

export interface ViewRouteParts {
  shares: Pick<ShareRepository, 'goodLink' | 'noteVisit'>
  projects: ProjectRepository
  large: LargeProjects
  packAnswer: PackAnswer
  limits: Limits
}

/** A call that carries the token of a link. */
type LinkRequest = FastifyRequest<{ Body: { token: string } }>

/**
 * Registers the calls under `/api/apps-mssp/view/`: the link's token counts as the caller's. It stands in the body, so that no log of
 * addresses has it, and is checked on every call: what was taken back or has ended is closed at once.
 */
export function addViewRoutes(app: FastifyInstance, { shares, projects, large, packAnswer, limits }: ViewRouteParts): void {
  const linkOf = async ({ body, ip }: LinkRequest): Promise<GoodLink> => {
    await limits({ linkByAddress: networkOf(ip) })
    const link = await shares.goodLink(linkTokenHash(body.token))
    if (!link) throw linkNotValid()
    return link
  }
  const openLinkOf = async (request: LinkRequest): Promise<GoodLink> => {
    const link = await linkOf(request)
    if (!link.isOpen) throw linkNotValid()
    return link
  }

  handle(app, CALLS.view.sender, async (request) => {
    const { projectName, ownerName, isOpen } = await linkOf(request)
    return { projectName, userName: ownerName, isOpen }
  })

  handle(app, CALLS.view.open, async (request) => {
    const link = await openLinkOf(request)
    await shares.noteVisit(link)
    const { projectName, ownerName, library, endsAt } = link
    return { projectName, userName: ownerName, library, endsAt: endsAt?.toISOString() ?? null }
  })

  handle(app, CALLS.view.project, async (request, reply) => {
    const { projectId, shareId } = await openLinkOf(request)
    const found = await projects.ofLink(projectId)
    if (!found) throw linkNotValid()
    // Memory and threads are shared out by account; here each link has the share of one.
    const { body, revision } = await packedBody(reply, projects, { id: shareId }, found)
    const isLarge = unpackedLength(body) >= LARGE_TEXT_BYTES
    const shown = isLarge ? await large.read(shareId, { act: 'view', stored: body }) : await withoutAccount(body)
    const head = JSON.stringify({ ...answer(request, null), data: undefined })
    const text = await textOf(shown, revision, [`${head.slice(0, -1)},"data":`, '}'])
    return reply
      .type('application/json; charset=utf-8')
      .serializer((sent: unknown) => String(sent))
      .send(text)
  })

  handle(app, CALLS.view.rulePack, async (request, reply) => {
    await openLinkOf(request)
    return sendPack(request, reply, packAnswer)
  })
}
