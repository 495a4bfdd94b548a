import type { Account } from './account'

/** Library codes under which the CAD variant is on for an account, as the browser reads them under the key `cad`. */
export const cadLibrariesOf = ({ cadLibraries }: Pick<Account, 'cadLibraries'>): string[] =>
  cadLibraries.split(',').filter((code) => code !== '')

/** Whether the CAD variant is on for an account: under the library it works with now. */
export const isCadOn = (account: Pick<Account, 'cadLibraries' | 'library'>): boolean => cadLibrariesOf(account).includes(account.library)
