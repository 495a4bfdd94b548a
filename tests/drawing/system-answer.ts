import type { SystemResult } from '../../src/engine/decode/system-result'
import type { Diagram } from '../../src/model/diagram/diagram'

/** An answer of the core's shape for a diagram, in which nothing applies; a test fills in what it looks at. */
export function answerFor(diagram: Diagram): SystemResult {
  const nodes = (): Float64Array => new Float64Array(diagram.nodeCount).fill(NaN)
  const edges = (): Float64Array => new Float64Array(diagram.edgeCount).fill(NaN)
  return {
    systemId: 'system',
    revision: 1,
    deliveredCoolingKw: nodes(),
    deliveredSensibleKw: nodes(),
    deliveredHeatingKw: nodes(),
    actualDistanceM: nodes(),
    equivalentDistanceM: nodes(),
    firstJointActualM: nodes(),
    firstJointEquivalentM: nodes(),
    concentrationKgM3: nodes(),
    loadIndex: new Int32Array(diagram.nodeCount),
    fitting: new Int16Array(diagram.nodeCount).fill(-1),
    fittingNames: ['BJ-330', 'BJ-230'],
    arrangedX: nodes(),
    arrangedY: nodes(),
    nodeWorst: new Uint8Array(diagram.nodeCount),
    edgeWorst: new Uint8Array(diagram.edgeCount),
    edgeCapacityKw: edges(),
    edgeActualM: edges(),
    edgeEquivalentM: edges(),
    edgeGasMm: edges(),
    edgeLiquidMm: edges(),
    edgeHighPressureMm: edges(),
    edgeChangers: new Uint8Array(diagram.edgeCount),
    unitFactors: null,
    outdoor: null,
    inputs: null,
    findings: [],
    errorCount: 0,
    isListed: true,
    change: { from: null, rows: 'all', edges: 'all' },
    findingCount: 0,
  }
}
