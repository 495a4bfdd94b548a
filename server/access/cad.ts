/** The parts of an account that decide about CAD. */
interface CadAccount {
  library: string
  /** Library codes under which the CAD variant is on, separated by commas. */
  cadLibraries: string
}

/** Library codes under which the CAD variant is on for an account, as the browser reads them under the key `cad`. */
export const cadLibrariesOf = ({ cadLibraries }: Pick<CadAccount, 'cadLibraries'>): string[] =>
  cadLibraries.split(',').filter((code) => code !== '')

/** Whether the CAD variant is on for an account: under the library it works with now. */
export const isCadOn = (account: CadAccount): boolean => cadLibrariesOf(account).includes(account.library)
