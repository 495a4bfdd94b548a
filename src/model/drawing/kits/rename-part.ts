import type { AirHandlerPart } from '../../project/air-handler'

/** Returns the part with the ids of a copied drawing; ids that the copy does not have are left out. */
export function renamePart(part: AirHandlerPart, nodes: ReadonlyMap<string, string>, edges: ReadonlyMap<string, string>): AirHandlerPart {
  const { placeholderId, endId, startId, feedId, feedBefore, nodeIds, edgeIds, kitIds, ...kept } = part
  const next: AirHandlerPart = kept
  for (const [field, id] of Object.entries({ placeholderId, endId, startId })) {
    const own = nodes.get(id ?? '')
    if (own !== undefined) next[field as 'placeholderId' | 'endId' | 'startId'] = own
  }
  const feed = edges.get(feedId ?? '')
  if (feed !== undefined) next.feedId = feed
  if (feedBefore) next.feedBefore = { ...feedBefore, ...renamed(feedBefore, 'source', nodes), ...renamed(feedBefore, 'target', nodes) }
  if (nodeIds) next.nodeIds = namesIn(nodeIds, nodes)
  if (edgeIds) next.edgeIds = namesIn(edgeIds, edges)
  if (kitIds) next.kitIds = namesIn(kitIds, nodes)
  return next
}

function namesIn(ids: readonly string[], names: ReadonlyMap<string, string>): string[] {
  return ids.flatMap((id) => names.get(id) ?? [])
}

function renamed(options: Record<string, unknown>, key: string, names: ReadonlyMap<string, string>): Record<string, string> {
  const id = options[key]
  const own = typeof id === 'string' ? names.get(id) : undefined
  return own === undefined ? {} : { [key]: own }
}
