import { Type } from 'typebox'
import { VersionSchema } from '../account/account'
import { OutboxMailSchema } from '../account/account-guests'
import { HealthSchema } from '../health'
import { rows } from './row'

/** Queued mail, front-end version and server status, for operators and monitoring. */
export const operation = rows('operation', {
  outbox: {
    method: 'GET',
    path: '/api/apps-mssp/mail/outbox',
    tag: 'mail',
    summary: 'Mail that no mail server has taken, latest first',
    permission: 'center:role',
    answer: Type.Array(OutboxMailSchema),
  },
  version: {
    method: 'GET',
    path: '/version.json',
    tag: 'account',
    summary: 'Moment of the deployed build',
    permission: 'open',
    answer: VersionSchema,
    replies: { 200: VersionSchema },
  },
  makeFrontEndVersion: {
    method: 'POST',
    path: '/api/apps-mssp/device/v2/mssp/makeFrontEndVersion',
    tag: 'database',
    summary: 'Announce a new front end: open pages offer to reload',
    permission: 'database',
    answer: VersionSchema,
  },
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the process lives, and the state of its database',
    permission: 'open',
    whileClosing: true,
    answer: HealthSchema,
  },
  ready: {
    method: 'GET',
    path: '/ready',
    summary: 'Whether calls can be served; HTTP 503 where the database is away or the server closes',
    permission: 'open',
    whileClosing: true,
    answer: HealthSchema,
  },
})
