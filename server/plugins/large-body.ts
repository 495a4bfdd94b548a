/**
 * Texts of this length and more are read in a thread where their route supports it. Handing over a body costs a tenth of reading one of this
 * length.
 */
export const LARGE_TEXT_BYTES = 256 * 1024

/** A body as it was sent, which a thread will read. */
export class LargeBody {
  /** `limit` is the greatest number of unpacked bytes. */
  constructor(
    readonly bytes: Uint8Array,
    readonly encoding: string | undefined,
    readonly limit: number,
  ) {}
}
