/** Options of a number's filter; every mode ignores those it does not know. */
export interface FilterOptions {
  /** Digits behind the decimal sign. */
  decimals?: number
  /** Digits before the decimal sign. */
  maxIntegerLength?: number
  /** A larger number becomes this one. */
  max?: number
  /** The decimal sign; with a comma, a typed point becomes a comma. */
  separator?: '.' | ','
  /** On leaving, a smaller number becomes this one. */
  minNumber?: number
}

/** Returns the text after one more character; a character that is not accepted leaves it as it is. */
export type FilterStep = (accepted: string, character: string, options: FilterOptions) => string

/** A JavaScript number holds no more digits exactly. */
export const MOST_DIGITS = 15
