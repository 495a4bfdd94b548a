/** Independent computation of supply lines, written from the practices and not from the core. Loads form a tree of plain objects. */
export interface Node {
  isBoard: boolean
  phases: 1 | 3
  volt: number
  lengthM: number
  loadA: number
  motorA: number
  fuseA: number
  ownAreaMm2: number | null
  ownDeviceA: number | null
  startsHard: boolean
  below: readonly Node[]
}

export interface Practice {
  isByFactor: boolean
  motorFactor: number
  deviceFactor: number
  hardFactor: number
  cosine: number
  resistivity: number
  reactance: number
  maxDropPct: number
  feederDropPct: number
  devicesA: number[]
  cables: { mm2: number; two: number; three: number }[]
}

export interface Answer {
  currentA: number
  largestA: number
  mcaA: number
  deviceA: number
  areaMm2: number
  dropV: number
  dropPct: number
}

interface Sum {
  current: number
  largest: number
}

/** Answers of all nodes, by node. The origin is a board. */
export function wire(origin: Node, practice: Practice): Map<Node, Answer> {
  const sums = new Map<Node, Sum>()
  sum(origin, practice, sums)
  const answers = new Map<Node, Answer>()
  const begin = sums.get(origin) ?? { current: 0, largest: 0 }
  answers.set(origin, { ...figures(begin, practice), deviceA: NaN, areaMm2: NaN, dropV: 0, dropPct: 0 })
  feedBoard(origin, 0, practice, sums, answers)
  return answers
}

const mcaOf = ({ current, largest }: Sum, { motorFactor }: Practice): number => current + (motorFactor - 1) * largest

function figures(total: Sum, practice: Practice): Pick<Answer, 'currentA' | 'largestA' | 'mcaA'> {
  return { currentA: total.current, largestA: total.largest, mcaA: mcaOf(total, practice) }
}

function sum(node: Node, practice: Practice, sums: Map<Node, Sum>): Sum {
  const below = node.below.map((each) => ({ each, total: sum(each, practice, sums) }))
  const own = { current: node.loadA, largest: node.motorA }
  const plus = (a: Sum, b: Sum): Sum => ({ current: a.current + b.current, largest: Math.max(a.largest, b.largest) })
  let total: Sum
  if (!node.isBoard || node.phases === 1) total = below.reduce((all, { total: one }) => plus(all, one), own)
  else {
    let phases = [own, own, own]
    for (const { each, total: one } of below) {
      const least = phases.reduce((best, phase, at) => (phase.current < (phases[best]?.current ?? 0) ? at : best), 0)
      phases = phases.map((phase, at) => (each.phases === 3 || at === least ? plus(phase, one) : phase))
    }
    total = phases.reduce((most, phase) => (mcaOf(phase, practice) > mcaOf(most, practice) ? phase : most))
  }
  sums.set(node, total)
  return total
}

function feedBoard(board: Node, before: number, practice: Practice, sums: Map<Node, Sum>, answers: Map<Node, Answer>): void {
  for (const first of board.below) {
    const circuit = membersOf(first)
    const total = sums.get(first) ?? { current: 0, largest: 0 }
    const mca = mcaOf(total, practice)
    const device = first.ownDeviceA ?? deviceFor(circuit, total, mca, practice)
    const needed = practice.isByFactor ? mca : device
    const amps = (cable: Practice['cables'][number]): number => (first.phases === 3 ? cable.three : cable.two)
    const possible = practice.cables.filter((cable) => amps(cable) >= needed)
    const limit = first.isBoard ? practice.feederDropPct : practice.maxDropPct
    const worst = (mm2: number): number => Math.max(...[...dropsOf(first, before, mm2, practice, sums).values()].map(({ pct }) => pct))
    const chosen = (possible.find(({ mm2 }) => worst(mm2) <= limit) ?? possible[0])?.mm2 ?? NaN
    const drops = dropsOf(first, before, chosen, practice, sums)
    for (const node of circuit) {
      const drop = drops.get(node) ?? { volt: NaN, pct: NaN }
      answers.set(node, {
        ...figures(sums.get(node) ?? total, practice),
        ...{ deviceA: device, areaMm2: node.ownAreaMm2 ?? chosen, dropV: drop.volt, dropPct: drop.pct },
      })
      if (node.isBoard) feedBoard(node, drop.pct, practice, sums, answers)
    }
  }
}

/** The nodes of a circuit: a board below it ends it. */
function membersOf(first: Node): Node[] {
  return first.isBoard ? [first] : [first, ...first.below.flatMap(membersOf)]
}

function deviceFor(circuit: readonly Node[], total: Sum, mca: number, practice: Practice): number {
  const fuse = Math.min(...circuit.map(({ fuseA }) => fuseA))
  const factor = circuit.some(({ startsHard }) => startsHard) ? practice.hardFactor : practice.deviceFactor
  const most = practice.isByFactor ? Math.min(fuse, (factor - 1) * total.largest + total.current) : fuse
  const enough = practice.devicesA.filter((device) => device >= mca)
  const least = enough[0] ?? NaN
  return most === Infinity ? least : (enough.findLast((device) => device <= most) ?? least)
}

function dropsOf(
  first: Node,
  before: number,
  mm2: number,
  practice: Practice,
  sums: Map<Node, Sum>,
): Map<Node, { volt: number; pct: number }> {
  const drops = new Map<Node, { volt: number; pct: number }>()
  const sine = Math.sqrt(1 - practice.cosine ** 2)
  const walk = (node: Node, above: number): void => {
    const perMetre = (practice.resistivity * practice.cosine) / (node.ownAreaMm2 ?? mm2) + practice.reactance * sine
    const volt = (node.phases === 3 ? Math.sqrt(3) : 2) * (sums.get(node)?.current ?? NaN) * node.lengthM * perMetre
    const pct = above + (100 * volt) / node.volt
    drops.set(node, { volt, pct })
    if (!node.isBoard) for (const each of node.below) walk(each, pct)
  }
  walk(first, before)
  return drops
}
