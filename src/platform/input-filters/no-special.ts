import type { FilterStep } from './options'

const LETTER_DIGIT_OR_SPACE = /^[\p{L}\p{M}\p{Nd}\s]$/u

/** Accepts letters of any language, Chinese characters, digits and white space. */
export const noSpecial: FilterStep = (accepted, character) => (LETTER_DIGIT_OR_SPACE.test(character) ? accepted + character : accepted)
