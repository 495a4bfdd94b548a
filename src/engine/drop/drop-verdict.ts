import type { Finding } from '../../model/finding/finding'
import type { Repair } from '../../model/finding/repair'

/** The answer whether an item may be dropped on a node. */
export interface DropVerdict {
  allowed: boolean
  /** Rules that the drop breaks, at its place and elsewhere; empty where it is allowed. */
  findings: Finding[]
  /** Suggested alternative to the drop, where there is one. */
  repair?: Repair
  /** Sibling port of the box that an allowed drop reserves. */
  reserves?: number
}
