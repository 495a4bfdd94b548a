import type { Diagram } from '../diagram/diagram'
import type { IndoorUnit, System } from './project'

/** A branch of a drawing, cut out: its top in row 0, everything below it, and the lines of the list that its units draw, each with the count drawn here. */
export interface ClippedBranch {
  diagram: Diagram
  units: readonly IndoorUnit[]
}

/** Branches of one system; they may be put on places of any system and any project. */
export interface BranchClip {
  kind: 'branches'
  branches: readonly ClippedBranch[]
}

/** Whole systems with lists and drawings. */
export interface SystemClip {
  kind: 'systems'
  systems: readonly System[]
}

/** A text block and where it stands from the first of those copied with it, in board units. */
export interface ClippedNote {
  text: string
  dx: number
  dy: number
}

/** Text blocks; they may be put on any board. */
export interface NoteClip {
  kind: 'notes'
  notes: readonly ClippedNote[]
}

/** What copying gives and pasting takes. Nothing in it is ever written to. */
export type Clip = BranchClip | SystemClip | NoteClip
