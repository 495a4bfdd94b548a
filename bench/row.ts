/** One row of the bench table: the same work done by us and by a named peer in the same run. */
export interface BenchRow {
  name: string
  unit: string
  ours: number
  peer: number
  peerName: string
  /** Returns how many times as fast we are: peer ÷ ours for times, ours ÷ peer for rates. */
  ratio: number
  runs: number
}
