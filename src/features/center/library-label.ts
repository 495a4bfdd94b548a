export interface NamedLibrary {
  libCode: string
  name: string
}

/** Returns code and name of a library; only the code where it has no name. */
export const libraryLabel = ({ libCode, name }: NamedLibrary): string => (name === libCode ? libCode : `${libCode} · ${name}`)
