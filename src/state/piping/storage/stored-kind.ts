import { touchedSystems } from '../../../model/change/invert'
import { checkPacked, takeApart } from '../../../model/packed/open-packed'
import { sameFrame, sameSystem } from '../../../model/project/same-design'
import type { StoredKind } from '../../document/kind'
import type { PipingTypes } from '../types'
import { readSaved } from './read-saved'
import { openReplica } from './replica'

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
