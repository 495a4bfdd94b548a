export interface NamedLibrary {
  libCode: string
  name: string
}

/** Code and name of a library; the code alone where nobody has named it. */
export const libraryLabel = ({ libCode, name }: NamedLibrary): string => (name === libCode ? libCode : `${libCode} · ${name}`)
