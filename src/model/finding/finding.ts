import type { Repair } from './repair'

/** `error` makes a design invalid; `advice` is allowed with a measure. */
export type Severity = 'error' | 'advice'

/**
 * One error or advice of the check. `code` is a rule of the specification (`mdcMainFirst` …) or `limit.` + the pack's key; the
 * sentence comes from the translations.
 */
export interface Finding {
  systemId: string
  nodeId?: string
  edgeId?: string
  code: string
  severity: Severity
  values: FindingValues
  /** The suggested repair, if there is one. */
  repair?: Repair
}

/** A limit's finding has `value`, `limit`, `excess` and `unit`; a rule's has what its sentence names, such as `jointType`. */
export type FindingValues = Record<string, number | string>
