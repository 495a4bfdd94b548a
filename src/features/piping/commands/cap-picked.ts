import { capPlaceholders, uncapPlaces } from '../../../model/edits/drawing/end-caps'
import { change } from '../../../workbench/commands/change'

/** Closes open places with end caps: those given, else all of the system. */
export function capPicked(systemId: string, nodeIds?: readonly string[]): void {
  change((project) => capPlaceholders(project, systemId, nodeIds))
}

/** Removes end caps: those given, else all of the system. */
export function uncapPicked(systemId: string, nodeIds?: readonly string[]): void {
  change((project) => uncapPlaces(project, systemId, nodeIds))
}
