import type { Project, System } from '../../../model/project/project'
import { InputError } from '../../input-error'
import { listIn, shown, type JsonRecord, type Place } from '../read-value'
import type { Reading } from '../reading'
import { readSystem } from './outdoor-system'

/**
 * Reads `oduList` of a record: the systems of a design by their ids, and their order.
 * @throws InputError with the JSON path of the first wrong value, and where two systems have one id
 */
export function readSystems(record: JsonRecord, reading: Reading, place: Place): Pick<Project, 'systems' | 'systemOrder'> {
  const systems: Record<string, System> = {}
  const systemOrder: string[] = []
  for (const [index, item] of listIn(record, 'oduList', place).entries()) {
    const at: Place = () => `${place()}.oduList[${index}]`
    const system = readSystem(item, index, reading, at)
    if (Object.hasOwn(systems, system.id)) throw new InputError(`${at()}.id`, `an id that no other system has, not ${shown(system.id)}`)
    systems[system.id] = system
    systemOrder.push(system.id)
  }
  return { systems, systemOrder }
}
