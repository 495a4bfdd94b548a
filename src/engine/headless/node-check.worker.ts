import { parentPort } from 'node:worker_threads'
import { serveJobs } from '../../../workers/pool-worker'
import { checkProject } from './check-project'
import { type CheckSetup, type NamedProject } from './host'
import { nodeHost } from './node-host'

/** Checks projects in a Node thread. */
if (!parentPort) throw new Error('This module runs in a worker thread.')
const port = parentPort
serveJobs(
  (message) => port.on('message', message),
  (reply) => port.postMessage(reply),
  (project, setup) => checkProject(nodeHost, project as NamedProject, setup as CheckSetup),
)
