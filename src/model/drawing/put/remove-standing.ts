import { edgeRow } from '../../diagram/diagram-rows'
import { feedsOf } from '../../diagram/diagram-tree'
import type { Finding } from '../../finding/finding'
import type { MergeRules } from '../../pack-rules/merge-joints'
import { placeOfFinding } from '../../finding/place-of-finding'
import { emptyPlaces } from '../places/empty-places'
import type { Recording } from '../record'

/**
 * Removes the node or pipe of a finding, with everything below it. Where two nodes share one outlet no placeholder is left, because the other
 * keeps the outlet; a surplus pipe is removed alone.
 */
export function removeStanding(recording: Recording, finding: Finding, pack: MergeRules): void {
  const { diagram } = recording
  const edge = finding.edgeId === undefined ? -1 : edgeRow(diagram, finding.edgeId)
  if (edge >= 0 && finding.code === 'notATree' && isOneTooMany(recording, edge)) {
    recording.dropRows([], [edge])
    return
  }
  // Of several nodes with one id the last is removed, because pipes are joined to the first.
  const row =
    finding.code === 'notATree' && finding.nodeId !== undefined
      ? diagram.nodeId.lastIndexOf(finding.nodeId)
      : placeOfFinding(diagram, finding)
  if (row < 0) return
  const strange = finding.code === 'notATree' ? feedsFromElsewhere(recording, row) : []
  if (strange.length > 0) recording.dropRows([], strange)
  else emptyPlaces(recording, [row], pack, { keepsPlace: finding.code !== 'placeTaken' })
}

// Returns the feeds of a node with several sources that do not come from the first source.
function feedsFromElsewhere({ diagram }: Recording, row: number): number[] {
  const feeds = feedsOf(diagram, row)
  const first = diagram.edgeSource[feeds[0] ?? -1]
  return feeds.filter((feed) => diagram.edgeSource[feed] !== first)
}

function isOneTooMany({ diagram }: Recording, edge: number): boolean {
  const target = diagram.edgeTarget[edge] ?? -1
  if (target < 0 || (diagram.edgeSource[edge] ?? -1) < 0) return true
  for (let other = 0; other < diagram.edgeCount; other++) if (other !== edge && diagram.edgeTarget[other] === target) return true
  return false
}
