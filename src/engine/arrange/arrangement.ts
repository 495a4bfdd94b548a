/** Places of everything in a diagram, in drawing units, as columns in the order of the diagram's rows. A drawing that is no tree keeps its places. */
export interface Arrangement {
  systemId: string
  x: Float64Array
  y: Float64Array
  /** Place of each edge's label; NaN where an end of the edge is missing. */
  labelX: Float64Array
  labelY: Float64Array
}
