import type { Project, System } from '../../model/project/project'
import type { InspectContext } from '../encode/encode-design'
import type { Engine } from '../engine'
import { proveWire } from '../wiring/proof/prove-wire'
import type { Proof, ProofSubject } from './proof'

/**
 * Returns how any figure of a system came about, of its piping or of its wiring; null where it has no such figure.
 * @throws InputError for a subject or quantity that is none
 */
export function proveFigure(
  engine: Engine,
  project: Project,
  system: System,
  context: InspectContext,
  subject: ProofSubject,
): Promise<Proof | null> {
  if ('power' in subject || 'signal' in subject) return engine.run(proveWire, project, system, subject)
  return engine.prove(system, context, subject)
}
