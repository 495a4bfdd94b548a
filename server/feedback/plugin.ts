import fastifyPlugin from 'fastify-plugin'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '../attempts/limits'
import { attemptRepository } from '../attempts/repository'
import { addPurge } from '../purge/purge'
import { addBugRoutes } from './bug-routes'
import { pictureRepository } from './picture-repository'
import { addPictureRoutes } from './picture-routes'
import { feedbackRepository } from './repository'
import { addFeedbackRoutes } from './routes'

const HOUR_MS = 3_600_000
/** Images that were uploaded and never sent are kept for this time. */
const WAITING_MS = 24 * HOUR_MS

/** Plugin of feedback: reports of users, their images, and the answers of administrators. */
export const feedback = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { tables } = app.database
    const reports = feedbackRepository(tables)
    const pictures = pictureRepository(tables)
    const limits = createLimits(attemptRepository(tables))
    addFeedbackRoutes(app, reports, limits)
    addBugRoutes(app, reports, app.mailer)
    await addPictureRoutes(app, pictures, limits)
    addPurge(app, tables, 'unsent pictures', HOUR_MS, () => pictures.forgetWaitingBefore(new Date(Date.now() - WAITING_MS)))
  },
  { name: 'feedback', dependencies: ['access', 'audit', 'mail'] },
)
