import type { Change } from '../../model/change/change'
import * as steps from '../document/history'
import { projectWriter } from './commit'

/** Names of the steps of the open project that undo and redo would take. */
export const { history } = projectWriter.stacks

/** Undoes the last step of the open project; returns false where there is none. */
export const undo = (): boolean => steps.undo(projectWriter)

/** Returns the step that undo would take, to compare with a later one; undefined where there is none. */
export const lastStep = (): Change | undefined => projectWriter.stacks.lastDone()

/** Redoes the last step that was undone; returns false where there is none. */
export const redo = (): boolean => steps.redo(projectWriter)

/** Removes a step without a way to redo it. See `document/history`. */
export const withdraw = (step: Change): boolean => steps.withdraw(projectWriter, step)
