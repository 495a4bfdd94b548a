declare module 'd3-flextree' {
  import type { HierarchyNode, HierarchyPointNode } from 'd3-hierarchy'
  interface FlexLayout<Datum> {
    (root: HierarchyNode<Datum>): HierarchyPointNode<Datum>
    hierarchy(data: Datum): HierarchyNode<Datum>
  }
  export function flextree<Datum>(options: {
    children?: (data: Datum) => Datum[] | undefined
    nodeSize?: (node: HierarchyNode<Datum>) => [number, number]
    spacing?: number
  }): FlexLayout<Datum>
}
