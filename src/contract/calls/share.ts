import { Type } from 'typebox'
import {
  OpenLinkSchema,
  PeopleQuestionSchema,
  PersonSchema,
  ProjectAccessSchema,
  ProjectQuestionSchema,
  SharedSchema,
  ShareIdSchema,
  ShareListSchema,
  ShareProjectSchema,
} from '../project/share'
import { rows } from './row'

const ROOT = '/api/apps-mssp/user/share'

/** Sharing of projects by link and with users. The specification, section 7, has the first call. */
export const share = rows('share', {
  share: {
    method: 'POST',
    path: ROOT,
    summary: "Share a project of the caller's: with a user (permission `share`), or by a new link (`share` or `share:setting`)",
    permission: 'signedIn',
    body: ShareProjectSchema,
    answer: SharedSchema,
  },
  list: {
    method: 'POST',
    path: `${ROOT}/list`,
    summary: "Users and links with access to a project of the caller's",
    permission: 'signedIn',
    body: ProjectQuestionSchema,
    answer: ShareListSchema,
  },
  revoke: {
    method: 'POST',
    path: `${ROOT}/revoke`,
    summary: 'Take a link or a user’s access back',
    permission: 'signedIn',
    body: ShareIdSchema,
    answer: Type.Null(),
  },
  restore: {
    method: 'POST',
    path: `${ROOT}/restore`,
    summary: 'Give an access that was taken back again, as it was',
    permission: 'signedIn',
    body: ShareIdSchema,
    answer: Type.Null(),
  },
  people: {
    method: 'POST',
    path: `${ROOT}/people`,
    summary: 'Users of the library to share with, by part of the name or by the whole e-mail address',
    permission: 'share',
    body: PeopleQuestionSchema,
    answer: Type.Array(PersonSchema),
  },
  open: {
    method: 'POST',
    path: `${ROOT}/open`,
    summary: 'Open a link: from now on the caller sees its project, until it ends or is taken back',
    permission: 'signedIn',
    body: OpenLinkSchema,
    answer: ProjectAccessSchema,
  },
  access: {
    method: 'POST',
    path: `${ROOT}/access`,
    summary: 'What the caller may do with a project',
    permission: 'signedIn',
    body: ProjectQuestionSchema,
    answer: ProjectAccessSchema,
  },
})
