import type { Change, Op } from '../../change/change'
import { omit } from '../../change/omit'
import { systemOf } from '../../change/system-ops'
import { edgeAt, edgeRow } from '../../diagram/diagram-rows'
import type { Project } from '../../project/project'

/**
 * Takes pipes out of all calculations with everything below them, or back in, and keeps them in the drawing. Both lines of a pipe that is drawn as gas and
 * liquid follow each other. Pipes that are so already, and ids that the drawing does not have, are left out.
 */
export function disablePipes(project: Project, systemId: string, edgeIds: readonly string[], isDisabled: boolean): Change {
  const { diagram } = systemOf(project, systemId)
  const picked = new Set(edgeIds.map((id) => edgeRow(diagram, id)).filter((row) => row >= 0))
  const ends = new Set([...picked].flatMap((row) => endsOf(diagram.edgeSource[row], diagram.edgeTarget[row]) ?? []))
  const ops: Op[] = []
  for (let at = 0; at < diagram.edgeCount; at++) {
    const isMeant = picked.has(at) || ends.has(endsOf(diagram.edgeSource[at], diagram.edgeTarget[at]) ?? '')
    if (!isMeant || (diagram.edgeRest[at]?.isDisabled === true) === isDisabled) continue
    const before = edgeAt(diagram, at)
    const after = isDisabled ? { ...before, isDisabled } : omit(before, 'isDisabled')
    ops.push({ table: 'edge', systemId, before, after, at })
  }
  return { label: isDisabled ? 'disablePipes' : 'enablePipes', ops }
}

/** Returns both ends of a pipe as one text; null where an end is missing. */
function endsOf(source = -1, target = -1): string | null {
  return source < 0 || target < 0 ? null : `${source}>${target}`
}
