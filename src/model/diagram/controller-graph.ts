/** A node of the controller drawing: an HRV unit, a controller, a panel, an accessory. */
export interface ControllerNode {
  id: string
  /** Shape name on the wire (`hrv1`, `controller3`, `panel` …). */
  shape: string
  x: number
  y: number
  /** What the catalogue calls it: `wiredController` or `accessories`. */
  nodeType?: string
  /** `hrvCtrl` for the standby controller of an HRV unit. */
  seriesType?: string
  seriesCode?: string
  label?: string
  /** The entry of the system's indoor-unit list that this node draws. */
  indoorUnitId?: string
  /** Everything else the wire carried, kept word for word. */
  extra?: Record<string, unknown>
}

/** A control line between two nodes of the controller drawing. */
export interface ControllerLink {
  id: string
  source: string
  target: string
  /** As CSS has it; the colour tells what kind of line it is. */
  colour?: string
  extra?: Record<string, unknown>
}

/** The controller drawing of a system: tens of nodes, so plain lists, replaced whole and never written to. */
export interface ControllerGraph {
  nodes: readonly ControllerNode[]
  links: readonly ControllerLink[]
  extra?: Record<string, unknown>
}
