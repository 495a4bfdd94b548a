/** Address of a module of the bundled command line, bundled anew when a source is newer. */
export function freshCli(module: 'main' | 'headless'): string
