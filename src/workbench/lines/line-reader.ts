import type { Words } from '../../drawing/labels/system-labels'
import type { OpenSystem } from '../open-system/use-open-system'
import type { Lines } from './lines'

/** What the columns of a diagram's lines are read from, for one reader. */
export interface LineReader {
  open: OpenSystem
  lines: Lines
  words: Words
  language: string
  /** What a pipe without a length counts as, in m. */
  defaultLengthM: number
}
