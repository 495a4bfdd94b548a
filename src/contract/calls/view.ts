import { Type } from 'typebox'
import { OpenLinkSchema } from '../project/share'
import { SenderSchema, ViewSchema } from '../view'
import { rows } from './row'

const ROOT = '/api/apps-mssp/view'

/** Calls that a link opens without an account. Each checks the link's token again. They are our own; `docs/accounts.md` describes them. */
export const view = rows('view', {
  sender: {
    method: 'POST',
    path: `${ROOT}/sender`,
    summary: 'Who shares which project by a link, told at the sign-in',
    permission: 'open',
    body: OpenLinkSchema,
    answer: SenderSchema,
  },
  open: {
    method: 'POST',
    path: `${ROOT}/open`,
    summary: 'Begin a visit by a link that needs no account; it is counted',
    permission: 'open',
    body: OpenLinkSchema,
    answer: ViewSchema,
  },
  project: {
    method: 'POST',
    path: `${ROOT}/project`,
    summary: 'The project of such a link, as it is saved, of its owner only the name',
    permission: 'open',
    body: OpenLinkSchema,
    answer: Type.Unknown(),
    replies: { 200: Type.Unsafe<Buffer>({ description: 'An envelope; `data` is the saved project' }) },
  },
  rulePack: {
    method: 'POST',
    path: `${ROOT}/rulePack`,
    summary: 'The rule pack that the project of such a link is calculated with',
    permission: 'open',
    body: OpenLinkSchema,
    answer: Type.Unknown(),
    replies: { 200: Type.Unsafe<Buffer>({ description: 'An envelope; `data` is the pack' }) },
  },
})
