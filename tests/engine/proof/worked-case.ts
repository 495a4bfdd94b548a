import { workedProject } from '../worked-system'
import type { ProofCase } from './system-faults'

/** The worked system of the specification, to ask for proofs. */
export function workedCase(): ProofCase {
  const project = workedProject()
  const system = project.systems['worked']
  if (!system) throw new Error('The worked system is missing')
  return { system, context: { design: project.information.design } }
}
