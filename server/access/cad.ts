/** The fields of an account that decide about CAD. */
interface CadAccount {
  library: string
  /** Library codes under which the CAD variant is on, separated by commas. */
  cadLibraries: string
}

/** Returns the library codes under which the CAD variant is on for an account, as the browser reads them under the key `cad`. */
export const cadLibrariesOf = ({ cadLibraries }: Pick<CadAccount, 'cadLibraries'>): string[] =>
  cadLibraries.split(',').filter((code) => code !== '')

/** Returns whether the CAD variant is on for an account under its current library. */
export const isCadOn = (account: CadAccount): boolean => cadLibrariesOf(account).includes(account.library)
