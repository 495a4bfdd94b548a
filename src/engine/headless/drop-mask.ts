import { NODE_KINDS } from '../../model/project/codes'
import type { Host } from './host'
import { openProject } from './open-project'
import type { HeadlessOptions } from './options'
import { readDropItem } from './read-drop-item'
import { systemOf } from './system-of'

/** One placeholder and the code of the first rule that a drop there would break, if any. */
export interface DropPlace {
  nodeId: string
  code: string | null
  /** Sibling port of the box that the drop would reserve. */
  reserves?: number
}

/** Every placeholder of a system, in the order of the drawing. Dropping on any other node breaks `placeTaken`. */
export interface DropPlaces {
  systemId: string
  places: DropPlace[]
}

const PLACEHOLDER = NODE_KINDS.indexOf('placeholder')

export async function dropMask(host: Host, json: unknown, systemId: unknown, item: unknown, options: HeadlessOptions): Promise<DropPlaces> {
  const open = await openProject(host, json, options)
  const system = systemOf(open, systemId)
  const mask = await open.engine.dropMask(system, open.context, readDropItem(item, open.pack))
  const { diagram } = system
  const places: DropPlace[] = []
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (diagram.nodeKind[row] !== PLACEHOLDER) continue
    const reserves = mask.reserves[row] ?? 0
    places.push({ nodeId: diagram.nodeId[row] ?? '', code: mask.codeAt(row), ...(reserves > 0 && { reserves }) })
  }
  return { systemId: system.id, places }
}
