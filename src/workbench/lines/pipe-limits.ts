/** Maximum bends of a pipe, and below maximum letters of its material, in all inputs. */
export const MOST_BENDS = 999
export const MOST_MATERIAL_LETTERS = 40
