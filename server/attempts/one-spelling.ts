/**
 * Returns a name in the spelling that is counted: in one case and one width of letters, with single spaces and without invisible characters.
 * Directories and mail systems accept many spellings of one name, and each would have attempts of its own.
 */
export const oneSpelling = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
