import type { Diagram } from '../diagram/diagram'
import { kindAt } from '../diagram/diagram-tree'
import type { SystemTags } from './project-tags'

/** Returns the tags of the outdoor unit and of the drawn units by row; other rows have none. */
export function tagsByRow(diagram: Diagram, { outdoor, lines }: SystemTags): Map<number, string> {
  const tags = new Map<number, string>()
  const drawn = new Map<string, number>()
  for (let row = 0; row < diagram.nodeCount; row++) {
    const line = diagram.nodeRest[row]?.indoorUnitId
    if (line !== undefined) {
      const place = drawn.get(line) ?? 0
      drawn.set(line, place + 1)
      const tag = lines.get(line)?.[place]
      if (tag !== undefined && tag !== '') tags.set(row, tag)
    } else if (outdoor !== '' && kindAt(diagram, row) === 'outdoor') tags.set(row, outdoor)
  }
  return tags
}
