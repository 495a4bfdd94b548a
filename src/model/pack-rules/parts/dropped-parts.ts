import type { Change } from '../../change/change'
import type { UnitPart } from '../../project/unit-part'

/**
 * Returns the ids of the chosen parts that a change leaves out because another model was chosen, each once: those that the line or the system had before, and has
 * not afterwards.
 */
export function droppedParts({ ops }: Change): string[] {
  const dropped = new Set<string>()
  for (const op of ops) {
    if ((op.table !== 'indoorUnit' && op.table !== 'system') || !op.before || !op.after) continue
    const before = op.table === 'system' ? partsOfHead(op.before) : partsOfLine(op.before)
    const after = op.table === 'system' ? partsOfHead(op.after) : partsOfLine(op.after)
    if (before.models === after.models) continue
    for (const { id } of before.parts) if (!after.parts.some((part) => part.id === id)) dropped.add(id)
  }
  return [...dropped]
}

interface Parts {
  models: string
  parts: readonly UnitPart[]
}

function partsOfHead({
  outdoorModels,
  outdoorParts = [],
}: {
  outdoorModels: readonly string[]
  outdoorParts?: readonly UnitPart[]
}): Parts {
  return { models: outdoorModels.join(' '), parts: outdoorParts }
}

function partsOfLine({ model, airHandler, parts = [] }: { model: string; airHandler?: unknown; parts?: readonly UnitPart[] }): Parts {
  return { models: airHandler ? JSON.stringify([model, airHandler]) : model, parts }
}
