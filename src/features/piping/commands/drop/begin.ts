import i18next from 'i18next'
import type { DropItem } from '../../../../engine/drop/drop-item'
import type { BranchClip } from '../../../../model/project/clip'
import { notify } from '../../../../platform/notify'
import { currentProject } from '../../../../state/piping/project'
import type { Cut } from '../../../../workbench/clipboard/clipboard'
import type { Part } from '../../palette/part'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import { moveSession, pasteSession } from './branch-session'
import { accessorySession, noteSession } from './loose-session'
import { partSession } from './part-session'
import { carry } from './placing-state'

/** Begins to carry a part of the palette. */
export function beginPart(part: Part, open: OpenSystem): boolean {
  const { what } = part
  if (what.kind === 'note') return carry(noteSession(part, open), open)
  if (what.kind === 'accessory') return carry(accessorySession(part, open), open)
  return carry(partSession(part, what.item, open), open)
}

/** Begins to carry an item that is in no palette. */
export function beginItem(item: DropItem, open: OpenSystem): boolean {
  const title = item.model ?? item.jointType ?? i18next.t('piping:fitting.joint')
  return beginPart({ key: 'item', title, detail: '', what: { kind: 'item', item } }, open)
}

/** Begins to carry a branch of the drawing; returns false where the node is none. */
export function beginMove(nodeId: string, open: OpenSystem, onDropped?: () => void): boolean {
  const project = currentProject()
  const session = project && moveSession(nodeId, open, project, onDropped)
  return session ? carry(session, open) : false
}

/** Begins to carry copied branches. */
export function beginPaste(clip: BranchClip, open: OpenSystem, cut: Cut | null): boolean {
  const project = currentProject()
  const session = project && pasteSession(clip, open, project, cut)
  if (!session) notify('info', i18next.t('placing:clip.empty'))
  return session ? carry(session, open) : false
}
