/** A node of the controller drawing: an HRV unit, a controller, a panel, an accessory. */
export interface ControllerNode {
  id: string
  /** Shape name on the wire (`hrv1`, `controller3`, `panel` …). */
  shape: string
  x: number
  y: number
  /** Type in the catalogue: `wiredController` or `accessories`. */
  nodeType?: string
  /** `hrvCtrl` for the standby controller of an HRV unit. */
  seriesType?: string
  seriesCode?: string
  label?: string
  /** The entry of the system's indoor-unit list that this node draws. */
  indoorUnitId?: string
  /** Other fields of the wire, kept unchanged. */
  extra?: Record<string, unknown>
}

/** A control line between two nodes of the controller drawing. */
export interface ControllerLink {
  id: string
  source: string
  target: string
  /** CSS colour, which tells the kind of line. */
  colour?: string
  extra?: Record<string, unknown>
}

/** The controller drawing of a system. It has tens of nodes, so it is immutable plain lists that are replaced as a whole. */
export interface ControllerGraph {
  nodes: readonly ControllerNode[]
  links: readonly ControllerLink[]
  extra?: Record<string, unknown>
}
