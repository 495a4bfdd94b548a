import type { Change } from '../../model/change/change'
import * as steps from '../document/history'
import { projectWriter } from './commit'

/** Names of the steps of the open project that undo and redo would take. */
export const { history } = projectWriter.stacks

/** Takes back the last step of the open project; false where there is none. */
export const undo = (): boolean => steps.undo(projectWriter)

/** Does again the last step that was taken back; false where there is none. */
export const redo = (): boolean => steps.redo(projectWriter)

/** Takes back a step that was not to be, without a way to do it again. See `document/history`. */
export const withdraw = (step: Change): boolean => steps.withdraw(projectWriter, step)
