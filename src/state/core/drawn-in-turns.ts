import type { Project } from '../../model/project/project'
import { beginDrawing } from './drawing-state'
import { undisturbed } from '../undisturbed'

/** Draws a large system of the open project in turns: a hundred thousand nodes take longer than a second. Null where it was called off, or another is being drawn. */
export async function drawnInTurns<T>(begin: (project: Project) => Generator<void, T> | null): Promise<T | null> {
  const turns = beginDrawing()
  if (!turns) return null
  try {
    return await undisturbed(begin, turns.signal)
  } finally {
    turns.end()
  }
}
