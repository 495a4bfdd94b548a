import { factsOfLine, factsOfOutdoor } from '../../model/tags/project-tags'
import { tagNumbers } from '../../model/tags/tag-numbers'
import { tagStem } from '../../model/tags/tag-scheme'
import type { TagScheme } from '../../model/tags/tag-scheme'
import { newIndoorUnit } from '../../model/project/defaults'
import type { OpenSystem } from '../open-system/use-open-system'

const NO_LINE = newIndoorUnit({ type: 'idu', model: '', floor: '2', room: '' })

/** Returns the first tag of a scheme: for the first line of the open system, or for its outdoor unit. */
export function exampleTag({ project, system }: OpenSystem, scheme: TagScheme, of: 'unit' | 'outdoor'): string {
  const number = project.systemOrder.indexOf(system.id) + 1
  const facts = of === 'outdoor' ? factsOfOutdoor(number) : factsOfLine(system.indoorUnits[0] ?? NO_LINE, number)
  return tagNumbers().next(tagStem(scheme, facts))
}
