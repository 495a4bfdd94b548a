import type { System } from '../../model/project/project'
import type { InspectContext } from '../encode/encode-design'
import type { EngineVerb } from '../host/packed-core'
import type { Host } from './host'
import { openProject } from './open-project'
import type { HeadlessOptions } from './options'

/** A verb that takes one system. */
export type SystemVerb<Answer> = EngineVerb<[system: System, context: InspectContext], Answer>

/**
 * Runs a verb over each active system of a saved project, in the order of the project.
 * @throws InputError with the JSON path of the first value that is wrong, and what the verb throws
 */
export async function eachSystem<Answer>(
  host: Host,
  json: unknown,
  verb: SystemVerb<Answer>,
  options: HeadlessOptions,
): Promise<{ system: System; answer: Answer }[]> {
  const { engine, systems, context } = await openProject(host, json, options)
  const answers: { system: System; answer: Answer }[] = []
  for (const system of systems) answers.push({ system, answer: await engine.run(verb, system, context) })
  return answers
}
