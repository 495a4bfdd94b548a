/**
 * A name as it is counted: in one case, one width of letters, with single spaces, and without what nobody sees. Directories and mail systems
 * take many spellings for one name, and each would have attempts of its own.
 */
export const oneSpelling = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
