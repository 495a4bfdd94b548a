import type { NodeKind } from '../../src/model/project/codes'

/** Width and height of a symbol, written down from the drawing rules; `outlets` are modules, branches or ports. */
export function symbolSize(kind: NodeKind, outlets: number): { width: number; height: number } {
  switch (kind) {
    case 'outdoor':
      return { width: 60 + 65 * (Math.max(outlets, 1) - 1), height: 80 }
    case 'joint':
      return outlets >= 3 ? { width: 12 * outlets + 12, height: 12 } : { width: 10, height: 10 }
    case 'box':
    case 'ahuBox':
      return { width: Math.max(52, 18 * outlets + 8), height: 34 }
    case 'placeholder':
      return { width: 40, height: 28 }
    case 'endCap':
      return { width: 20, height: 10 }
    case 'none':
      return { width: 90, height: 20 }
    default:
      return { width: 56, height: 36 }
  }
}
