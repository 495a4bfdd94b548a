import type { Proof } from '../proof/proof'
import type { Host } from './host'
import { openProject } from './open-project'
import type { HeadlessOptions } from './options'
import { readProofSubject } from './read-proof-subject'
import { systemOf } from './system-of'

/** How a figure of a system came about; null where the system has no such figure. */
export async function prove(
  host: Host,
  json: unknown,
  systemId: unknown,
  subject: unknown,
  options: HeadlessOptions,
): Promise<Proof | null> {
  const asked = readProofSubject(subject)
  const open = await openProject(host, json, options)
  return open.engine.prove(systemOf(open, systemId), open.context, asked)
}
