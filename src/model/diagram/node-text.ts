import type { NodeData } from './diagram'

/** Returns the text written at a node outside the piping. */
export function nodeText(rest: NodeData | undefined): string {
  const title = rest?.extra?.['title']
  return rest?.label ?? (typeof title === 'string' ? title : '')
}
