import { newId } from '../change/ids'
import type { ControlGroup } from './control'
import type { SystemWiring, WireEdits } from './wiring'

/**
 * Returns the wiring of a copied system. Boards keep their ids, which are those of one system; ids of nodes, groups and controllers are mapped, also inside the ids of modules and of pieces of a
 * group's line. What leads to something that was not copied is cleared.
 * @param ids new ids by the old ones
 */
export function copyWiring({ boards, power, signal }: SystemWiring, ids: ReadonlyMap<string, string>): SystemWiring {
  const own = new Set(['supply', 'indoor-board', ...boards.map(({ id }) => id)])
  const mapped = (id: string): string | undefined => (own.has(id) ? id : mappedId(id, ids))
  return { boards, power: copyEdits(power, mapped), signal: copyEdits(signal, mapped) }
}

/** Returns the groups of a copied system with new ids; units of other systems are not in the copy. `ids` is filled with the new ids of groups and controllers. */
export function copyGroups(groups: readonly ControlGroup[], systemId: string, ids: Map<string, string>): ControlGroup[] {
  const copyId = ids.get(systemId) ?? systemId
  return groups.flatMap((group) => {
    const units = group.units.flatMap((unit) => {
      const nodeId = unit.systemId === systemId ? ids.get(unit.nodeId) : undefined
      return nodeId === undefined ? [] : [{ systemId: copyId, nodeId }]
    })
    if (units.length === 0) return []
    const fresh = (id: string): string => {
      // A controller that is drawn has the id of its node.
      const made = ids.get(id) ?? newId()
      ids.set(id, made)
      return made
    }
    return [{ ...group, id: fresh(group.id), units, controllers: group.controllers.map((each) => ({ ...each, id: fresh(each.id) })) }]
  })
}

function copyEdits(edits: WireEdits, mapped: (id: string) => string | undefined): WireEdits {
  const copied = Object.entries(edits).flatMap(([id, { from, ...edit }]) => {
    const device = mapped(id)
    const source = from === undefined ? undefined : mapped(from)
    return device === undefined ? [] : [[device, { ...edit, ...(source !== undefined && { from: source }) }] as const]
  })
  return Object.fromEntries(copied.filter(([, edit]) => Object.keys(edit).length > 0))
}

/** An id is that of a node, `node/module`, or `group:node`. */
function mappedId(id: string, ids: ReadonlyMap<string, string>): string | undefined {
  const whole = ids.get(id)
  if (whole !== undefined) return whole
  const [, node = '', module = ''] = /^(.*)(\/\d+)$/.exec(id) ?? []
  const head = ids.get(node)
  if (head !== undefined) return head + module
  for (let at = id.indexOf(':'); at >= 0; at = id.indexOf(':', at + 1)) {
    const group = ids.get(id.slice(0, at))
    const unit = ids.get(id.slice(at + 1))
    if (group !== undefined && unit !== undefined) return `${group}:${unit}`
  }
  return undefined
}
