import type { Diagram } from '../diagram/diagram'
import type { IndoorUnit, System } from './project'

/** A copied branch: its top in row 0, everything below it, and the list lines of its units, each with the count drawn here. */
export interface ClippedBranch {
  diagram: Diagram
  units: readonly IndoorUnit[]
}

/** Branches of one system; they can be pasted onto placeholders of any system and project. */
export interface BranchClip {
  kind: 'branches'
  branches: readonly ClippedBranch[]
}

/** Whole systems with lists and drawings. */
export interface SystemClip {
  kind: 'systems'
  systems: readonly System[]
}

/** A text block and its offset from the first block copied with it, in board units. */
export interface ClippedNote {
  text: string
  dx: number
  dy: number
}

/** Text blocks; they can be pasted onto any board. */
export interface NoteClip {
  kind: 'notes'
  notes: readonly ClippedNote[]
}

/** The content of a copy; immutable. */
export type Clip = BranchClip | SystemClip | NoteClip
