import { touchedSystems } from '../../../model/change/invert'
import { checkPacked, takeApart } from '../../../model/packed/open-packed'
import { sameFrame, sameSystem } from '../../../model/project/same-design'
import type { StoredKind } from '../../document/kind'
import type { PipingTypes } from '../types'
import { openReplica } from './replica'
import { readProject } from '../../../contract/project/project-wire'
import { shownMeasures, toMetric } from '../../../engine/measure/measure'
import { packProject } from '../../../model/packed/pack-project'
import { readEnvelope } from '../../../platform/http/envelope'

/**
 * Reads the server's answer to a load and packs the project in it.
 * @throws Error with the server's message where it refused, InputError where the answer is no project
 */
function readSaved(answer: ArrayBuffer): { bytes: ArrayBuffer; revision: number } {
  const outcome = readEnvelope(JSON.parse(new TextDecoder().decode(answer)))
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  const project = readProject(outcome.data, { toMetric, shown: shownMeasures })
  return { bytes: packProject(project), revision: project.savedRevision }
}

/** The storage's half of the piping document; its parts are the systems. */
export const storedPiping: StoredKind<PipingTypes> = {
  read: readSaved,
  check: checkPacked,
  openReplica: (bytes) => openReplica(takeApart(bytes)),
  partsOf: (project) => Object.keys(project.systems),
  isSamePart: (one, other, id) => sameSystem(one.systems[id], other.systems[id]) || !(id in one.systems || id in other.systems),
  isSameFrame: sameFrame,
  touched: touchedSystems,
}
