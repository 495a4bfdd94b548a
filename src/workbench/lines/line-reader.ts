import type { Words } from '../../drawing/labels/system-labels'
import type { OpenSystem } from '../open-system/use-open-system'
import type { Lines } from './lines'

/** The inputs of the columns of a diagram's rows, for one reader. */
export interface LineReader {
  open: OpenSystem
  lines: Lines
  words: Words
  language: string
  /** Default length in m of a pipe without its own. */
  defaultLengthM: number
}
