import i18next from 'i18next'
import { addAlternative, removeAlternative, renameAlternative } from '../../../model/edits/alternatives/edit-alternatives'
import { switchAlternative } from '../../../model/edits/alternatives/switch-alternative'
import { MOST_STORED_DESIGNS } from '../../../model/project/project'
import { workplace } from '../../../state/page/workplace'
import { undo } from '../../../state/piping/history'
import { projectState } from '../../../state/piping/project'
import { confirm } from '../../../ui/feedback/confirm-dialog'
import { notifyUndo } from '../../../ui/feedback/notify-undo'
import { change } from '../change'

/** A design of the open project as lists and menus show it. */
export interface NamedDesign {
  id: string
  name: string
  isCurrent: boolean
}

interface WithDesigns {
  readonly alternatives?:
    | { readonly id: string; readonly name: string; readonly others: readonly { readonly id: string; readonly name: string }[] }
    | undefined
}

/** Returns the designs of a project by name; a project without alternatives has none. */
export function namedDesigns({ alternatives }: WithDesigns): NamedDesign[] {
  if (!alternatives) return []
  const { id, name, others } = alternatives
  const all = [{ id, name, isCurrent: true }, ...others.map((design) => ({ id: design.id, name: design.name, isCurrent: false }))]
  return all.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
}

/** Returns whether the project takes another design. */
export const hasRoomForDesign = ({ alternatives }: WithDesigns): boolean => (alternatives?.others.length ?? 0) < MOST_STORED_DESIGNS

/** Returns the letter under which the next design is proposed: A is the first. */
export const nextLetter = ({ alternatives }: WithDesigns): string =>
  String.fromCharCode('A'.charCodeAt(0) + (alternatives ? alternatives.others.length + 1 : 1))

/** Puts the current design aside and goes on with a copy of it. */
export function addDesign(name: string): void {
  const currentName = i18next.t('alternatives:proposed', { letter: 'A' })
  change((project) => addAlternative(project, { name, currentName }))
}

export function renameDesign(id: string, name: string): void {
  if (name.trim() !== '') change((project) => renameAlternative(project, id, name.trim()))
}

/** Goes on with another design; the step can be undone from the message. */
export function switchDesign(id: string): void {
  const name = projectState.current?.alternatives?.others.find((design) => design.id === id)?.name ?? ''
  if (!change((project) => switchAlternative(project, id))) return
  const { current } = projectState
  if (workplace.systemId !== null && !current?.systems[workplace.systemId]) workplace.systemId = current?.systemOrder[0] ?? null
  notifyUndo(i18next.t('alternatives:switched', { name }), i18next.t('alternatives:undo'), undo)
}

/** Removes a design that is put aside, after a question. */
export async function removeDesign({ id, name }: NamedDesign): Promise<void> {
  const isMeant = await confirm({
    title: i18next.t('alternatives:remove.title'),
    text: i18next.t('alternatives:remove.text', { name }),
    confirmLabel: i18next.t('alternatives:remove.confirm'),
    isDangerous: true,
  })
  if (isMeant) change((project) => removeAlternative(project, id))
}
