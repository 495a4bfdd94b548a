import { createLimits } from '../attempts/limits'
import { attemptRepository } from '../attempts/repository'
import type { Database } from '../database/open-database'
import type { Mailer } from '../mail/mailer'
import { addPurge } from '../purge/purge'
import type { TypedApp } from '../typed-app'
import { addBugRoutes } from './bug-routes'
import { pictureRepository } from './picture-repository'
import { addPictureRoutes } from './picture-routes'
import { feedbackRepository } from './repository'
import { addFeedbackRoutes } from './routes'

const HOUR_MS = 3_600_000
/** A picture that was uploaded and never sent. */
const WAITING_MS = 24 * HOUR_MS

/** What users report, its pictures, and what administrators answer. */
export async function addFeedback(app: TypedApp, { tables }: Database, mailer: Mailer): Promise<void> {
  const feedback = feedbackRepository(tables)
  const pictures = pictureRepository(tables)
  const limits = createLimits(attemptRepository(tables))
  addFeedbackRoutes(app, feedback, limits)
  addBugRoutes(app, feedback, mailer)
  await addPictureRoutes(app, pictures, limits)
  addPurge(app, tables, 'unsent pictures', HOUR_MS, () => pictures.forgetWaitingBefore(new Date(Date.now() - WAITING_MS)))
}
