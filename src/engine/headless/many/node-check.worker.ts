import { parentPort } from 'node:worker_threads'
import { serveJobs } from '../../../../workers/pool-worker'
import type { CheckJob, CheckSetup } from './check-job'
import { answerJob } from './check-worker'
import { nodeHost } from '../node-host'

/** Checks projects in a thread of Node. */
if (!parentPort) throw new Error('This module runs in a worker thread.')
const port = parentPort
serveJobs(
  (message) => port.on('message', message),
  (reply) => port.postMessage(reply),
  (job, setup) => answerJob(nodeHost, job as CheckJob, setup as CheckSetup),
)
