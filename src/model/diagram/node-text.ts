import type { NodeData } from './diagram'

/** What is written at a node that stands outside the piping. */
export function nodeText(rest: NodeData | undefined): string {
  const title = rest?.extra?.['title']
  return rest?.label ?? (typeof title === 'string' ? title : '')
}
