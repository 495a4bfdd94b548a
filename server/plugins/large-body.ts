/** Texts of this length and more are read in a thread where their route can. To hand a body over costs as much as to read a tenth of that. */
export const LARGE_TEXT_BYTES = 256 * 1024

/** A body as it came, which nobody has read yet: a thread will. */
export class LargeBody {
  /** `limit` is the most bytes it may have unpacked. */
  constructor(
    readonly bytes: Uint8Array,
    readonly encoding: string | undefined,
    readonly limit: number,
  ) {}
}
