import { fetchCore } from '../../../../workers/fetch-core'
import { serveJobs } from '../../../../workers/pool-worker'
import { browserHost } from '../browser-host'
import type { CheckJob, CheckSetup } from './check-job'
import { answerJob } from './check-worker'
import type { Host } from '../host'

/** Checks projects in a worker of the browser, on a core of its own. */
const host: Host = { ...browserHost, core: fetchCore }
serveJobs(
  (message) => addEventListener('message', ({ data }) => message(data)),
  (reply) => postMessage(reply),
  (job, setup) => answerJob(host, job as CheckJob, setup as CheckSetup),
)
