import { addIndoorUnits } from '../../../model/edits/list/add-indoor-units'
import { editIndoorUnits } from '../../../model/edits/list/edit-indoor-unit'
import { changeByPack } from '../../../workbench/commands/change'
import { lineOf, newAirHandlerLine, type AirHandlerDraft } from '../air-handler/draft'

/** Stores an air handler as a line of the list: a new one, or the one with this id. Returns the id of the line, or null where nothing changed. */
export function putAirHandler(systemId: string, unitId: string | null, draft: AirHandlerDraft): string | null {
  const line = newAirHandlerLine(draft)
  const isStored = changeByPack((project, pack) =>
    unitId === null ? addIndoorUnits(project, systemId, [line], pack) : editIndoorUnits(project, systemId, [unitId], lineOf(draft), pack),
  )
  return isStored ? (unitId ?? line.id) : null
}
