/** Most bends of a pipe, and most letters of its material, wherever they are typed. */
export const MOST_BENDS = 999
export const MOST_MATERIAL_LETTERS = 40
