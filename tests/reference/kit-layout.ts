/**
 * What the specification says of an air handler on a placeholder (design document 3.7, section 4 "AHU layout", section 9; decisions 4.2 and our notes on
 * what both leave open), counted and placed from the words alone.
 */
export interface ExpectedLayout {
  connection: 'direct' | 'merge' | 'branching'
  addHeight: number
  direction: 'lr' | 'rl'
  nodes: { shape: string; x: number; y: number }[]
  /** Kind and label of each pipe, in no order. */
  pipes: string[]
  kitNames: string[]
  kitIds: string[]
}

interface Selection {
  id: string
  kits: number
  ports: number
}

export function expectedLayout(
  at: { x: number; y: number; parentX: number },
  name: string,
  coils: number,
  selection: readonly Selection[],
): ExpectedLayout {
  const kits = selection.reduce((sum, entry) => sum + entry.kits, 0)
  const ports = selection.reduce((sum, entry) => sum + entry.kits * entry.ports, 0)
  const connection = ports === coils ? 'direct' : kits === coils ? 'merge' : 'branching'
  const hasBox = connection !== 'branching'
  const direction = at.x < at.parentX ? 'rl' : 'lr'
  const side = direction === 'lr' ? 1 : -1
  const kitX = kits === 1 ? at.x : at.x + side * 40
  const addHeight = 150 * (kits - 1) + (hasBox ? 40 : 0)
  const nodes: ExpectedLayout['nodes'] = []
  for (let joint = 0; joint < kits - 1; joint++) nodes.push({ shape: 'ahujoint', x: at.x, y: at.y + 150 * joint })
  for (let kit = 0; kit < kits; kit++) nodes.push({ shape: 'ahukit', x: kitX, y: at.y + 150 * kit })
  if (hasBox) nodes.push({ shape: 'ahubox', x: kitX - side * 20, y: at.y + addHeight })
  const gas = connection === 'direct' && coils % 2 === 1 ? 2.5 : 1
  const pipes = [
    ...Array.from({ length: kits === 1 ? 0 : 2 * kits - 2 }, () => 'generic 1'),
    ...(hasBox ? Array.from({ length: kits }, () => [`gas ${gas}`, 'liquid 1']).flat() : []),
  ]
  const numbered = selection.flatMap((entry) => Array.from({ length: entry.kits }, () => entry.id))
  return {
    connection,
    addHeight,
    direction,
    nodes,
    pipes,
    kitNames: numbered.map((_, index) => `${name}Kit${index + 1}`),
    kitIds: numbered.map((id, index) => `${id}-${index + 1}`),
  }
}
