import { BRANCHINGS, type Branching, type FloorBranching } from '../../../model/project/branching'
import type { System } from '../../../model/project/project'
import { InputError } from '../../input-error'
import { isGiven, listIn, recordOf, textIn, wordIn, type JsonRecord, type Place } from '../read-value'

const MOST_FLOORS = 10_000

type Choices = Pick<System, 'branching' | 'floorBranching'>

/** Reads `preferredBranching` and `floorBranching` of a system, our own fields: joint or header, for the system and for each floor that differs. */
export function readBranching(record: JsonRecord, place: Place): Choices {
  const branching = wordIn(record, 'preferredBranching', place, BRANCHINGS)
  const floorBranching = readFloors(record, place)
  return { ...(branching && { branching }), ...(floorBranching.length > 0 && { floorBranching }) }
}

export function writeBranching({ branching, floorBranching }: Choices): JsonRecord {
  return { ...(branching && { preferredBranching: branching }), ...(floorBranching && { floorBranching }) }
}

function readFloors(record: JsonRecord, place: Place): FloorBranching[] {
  if (!isGiven(record['floorBranching'])) return []
  const list = listIn(record, 'floorBranching', place)
  if (list.length > MOST_FLOORS) throw new InputError(`${place()}.floorBranching`, `at most ${MOST_FLOORS} floors`)
  const floors = new Map<string, Branching>()
  list.forEach((value, index) => {
    const at: Place = () => `${place()}.floorBranching[${index}]`
    const each = recordOf(value, at)
    const by = wordIn(each, 'by', at, BRANCHINGS)
    if (by) floors.set((textIn(each, 'floor', at) ?? '').trim(), by)
  })
  return [...floors].map(([floor, by]) => ({ floor, by }))
}
