/** Reserve of a pack without its own, per cent. */
const USUAL_RESERVE_PCT = 5

/** Returns the reserve above a required capacity that a model chosen for it has, per cent. */
export function pickReserve({ delivered }: { delivered?: { pickReservePct?: number } | undefined }): number {
  return delivered?.pickReservePct ?? USUAL_RESERVE_PCT
}
