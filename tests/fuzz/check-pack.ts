import { readPack, type Pack } from '../../src/contract/pack'
import { readProject } from '../../src/contract/project/project-wire'
import { parseJson } from '../../src/contract/wire/json-text'
import { checkExamples } from '../../src/engine/examples/check-examples'
import { createEngine } from '../../src/engine/engine'
import { toSystemRecord } from '../../src/engine/decode/system-record'
import type { CoreApi } from '../../workers/core-api'
import { createCore } from '../../workers/create-core'
import { boxProject, workedProject } from '../contract/saved-project'
import { smallPack } from '../helpers/small-pack'
import { lostNumber, refusal, textRefusal, thrown, type Outcome } from './check-project'

/** What partial packs are laid over. */
const BASES = { 'branchline-default': smallPack() }
const PROJECTS = [workedProject, boxProject]

/** A rule pack as text: refused at a place that is there, or two systems calculate with it to finite numbers. */
export async function checkPack(text: string, module: WebAssembly.Module): Promise<Outcome> {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    return textRefusal(text, error)
  }
  let pack: Pack
  try {
    pack = readPack(json, BASES)
  } catch (error) {
    return refusal(json, error)
  }
  const core = await createCore(module)
  const examples = await examplesOf(json, pack, core)
  if (examples !== 'accepted') return examples
  const engine = await createEngine(core, pack)
  for (const make of PROJECTS) {
    const saved = make()
    let project
    try {
      project = readProject(saved, { pack })
    } catch (error) {
      // The pack may have lost a model; then the project is what is refused.
      if (refusal(saved, error) !== 'refused') return thrown(error)
      continue
    }
    for (const system of Object.values(project.systems)) {
      const result = await engine.inspect(system, { design: project.information.design, revision: 1 })
      const lost = lostNumber(toSystemRecord(result, system, pack, ({ code }) => code))
      if (lost !== null) return { failure: `with a pack a number is not finite: ${lost.replace(/\d+/g, 'n')}`, detail: lost }
    }
  }
  return 'accepted'
}

/** A pack's own examples are right, wrong or refused, but never a crash. */
async function examplesOf(json: unknown, pack: Pack, core: CoreApi): Promise<Outcome> {
  try {
    await checkExamples(pack, core)
    return 'accepted'
  } catch (error) {
    const outcome = refusal(json, error)
    return outcome === 'refused' ? 'accepted' : outcome
  }
}
