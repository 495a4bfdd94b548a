import { fetchCore } from '../../../workers/fetch-core'
import { serveJobs } from '../../../workers/pool-worker'
import { startPageFormulas } from '../host/page-formulas'
import { browserHost } from './browser-host'
import { checkProject } from './check-project'
import { type CheckSetup, type NamedProject } from './host'
import type { Host } from './host'

/** Checks projects in a browser worker, on a core of its own. */
const host: Host = {
  ...browserHost,
  core: async () => {
    await startPageFormulas()
    return fetchCore()
  },
}
serveJobs(
  (message) => addEventListener('message', ({ data }) => message(data)),
  (reply) => postMessage(reply),
  (project, setup) => checkProject(host, project as NamedProject, setup as CheckSetup),
)
