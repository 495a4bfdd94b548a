import { glyphAt } from '../../drawing/drawing/drawing'
import { tagOwner } from '../../model/tags/tag-owner'
import type { TagOwner } from '../../model/tags/tag-owner'
import { LONGEST_TAG } from '../../model/tags/tag-scheme'
import type { Project } from '../../model/project/project'
import type { ReadCell, SheetColumn } from '../../ui/sheet/cells/sheet-column'
import type { LineReader } from './line-reader'
import { readText } from './read-cells'

/** Returns the column of tags. A typed tag that another unit has is refused, and which unit that is. */
export function tagColumn({ open, lines, words }: LineReader): SheetColumn {
  const { drawing, names, project } = open
  const node = (line: number): number => lines.node[line] ?? -1
  const tag = (line: number): string => names.tag(node(line))
  const isOpen = (line: number): boolean =>
    glyphAt(drawing, node(line)) === 'outdoor' || drawing.diagram.nodeRest[node(line)]?.indoorUnitId !== undefined
  const read = (texts: readonly string[], which: readonly number[]): ReadCell[] => {
    const replaced = new Set(which.map((line) => tag(line).toLowerCase()))
    const given = new Map<string, number>()
    return readText(LONGEST_TAG)(texts).map((cell, at): ReadCell => {
      if (!('value' in cell) || typeof cell.value !== 'string') return cell
      const typed = cell.value.trim()
      const key = typed.toLowerCase()
      const line = which[at] ?? -1
      if (typed === '' || key === tag(line).toLowerCase()) return { value: typed }
      const before = given.get(key)
      if (before !== undefined) return { refusal: words('lines:read.tagTaken', { tag: typed, unit: names.node(node(before)) }) }
      given.set(key, line)
      // Tags may change places among the lines that are written together.
      const owner = replaced.has(key) ? null : tagOwner(project, typed)
      return owner ? { refusal: words('lines:read.tagTaken', { tag: typed, unit: ownerName(project, owner) }) } : { value: typed }
    })
  }
  return {
    key: 'tag',
    header: words('lines:column.tag'),
    widthPx: 92,
    text: tag,
    edit: { kind: 'text', isOpen, read, value: tag, typed: tag },
  }
}

/** Names the unit that has a tag: its system with its room or model. */
function ownerName({ systems }: Project, { systemId, lineId }: TagOwner): string {
  const system = systems[systemId]
  const line = system?.indoorUnits.find(({ id }) => id === lineId)
  return [line?.room || line?.model, system?.name].filter(Boolean).join(' · ')
}
