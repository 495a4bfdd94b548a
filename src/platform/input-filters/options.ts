/** What a form may ask of a number's filter; every mode reads only what it knows. */
export interface FilterOptions {
  /** Digits behind the decimal sign. */
  decimals?: number
  /** Digits before the decimal sign. */
  maxIntegerLength?: number
  /** A larger number becomes this one. */
  max?: number
  /** The sign between whole and fraction; a comma takes a typed point for a comma. */
  separator?: '.' | ','
  /** On leaving, a smaller number becomes this one. */
  minNumber?: number
}

/** The text after one more character; a character that may not stand there leaves it as it is. */
export type FilterStep = (accepted: string, character: string, options: FilterOptions) => string

/** More digits than a number of the language holds would change the value that was typed. */
export const MOST_DIGITS = 15
