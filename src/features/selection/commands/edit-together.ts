import { squash } from '../../../model/change/invert'
import { inSequence, type PendingEdit } from '../../../model/edits/in-sequence'
import { editIndoorUnits, type IndoorUnitPatch } from '../../../model/edits/list/edit-indoor-unit'
import type { EquipmentPack } from '../../../model/project/equipment'
import type { IndoorUnit, Project } from '../../../model/project/project'
import { changeByPack } from '../../../workbench/commands/change'
import type { CatalogueEntry } from '../catalogue/catalogue-entry'

/** Changes the same fields of entries of several systems in one step of undo; `modelFor` gives entries another model, null keeps the one they have. */
export function editTogether(
  targets: ReadonlyMap<string, readonly string[]>,
  patch: IndoorUnitPatch,
  modelFor: (unit: IndoorUnit) => CatalogueEntry | null,
): boolean {
  return changeByPack((project, pack) =>
    squash(
      'editIndoorUnit',
      [...targets].map(([systemId, unitIds]) =>
        inSequence(project, systemId, 'editIndoorUnit', editsOf(project, systemId, unitIds, { patch, modelFor, pack })),
      ),
    ),
  )
}

interface Edit {
  patch: IndoorUnitPatch
  modelFor: (unit: IndoorUnit) => CatalogueEntry | null
  pack: EquipmentPack
}

function editsOf(project: Project, systemId: string, unitIds: readonly string[], { patch, modelFor, pack }: Edit): PendingEdit[] {
  const picked = (project.systems[systemId]?.indoorUnits ?? []).filter(({ id }) => unitIds.includes(id))
  const edits: PendingEdit[] = []
  if (Object.keys(patch).length > 0) edits.push((now) => editIndoorUnits(now, systemId, unitIds, patch, pack))
  for (const unit of picked) {
    const entry = modelFor({ ...unit, ...patch })
    if (!entry || entry.id === unit.model) continue
    const renamed = unit.name === unit.model ? { name: entry.id } : {}
    edits.push((now) => editIndoorUnits(now, systemId, [unit.id], { model: entry.id, type: entry.kind, ...renamed }, pack))
  }
  return edits
}
