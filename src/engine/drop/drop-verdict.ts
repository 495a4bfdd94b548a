import type { Finding } from '../../model/finding/finding'
import type { Repair } from '../../model/finding/repair'

/** May this item be dropped on this node? */
export interface DropVerdict {
  allowed: boolean
  /** Rules that the drop breaks, at its place and elsewhere; empty where it is allowed. */
  findings: Finding[]
  /** What may be done instead of the drop, where something can. */
  repair?: Repair
  /** Sibling port of the box that an allowed drop reserves. */
  reserves?: number
}
