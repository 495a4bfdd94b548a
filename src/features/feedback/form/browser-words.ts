/** Describes browser and screen in a few words, such as "Chrome 131, Linux, 1440 × 900", for diagnosing a fault. */
export function browserWords(
  { userAgent }: Pick<Navigator, 'userAgent'>,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
): string {
  return [nameOf(userAgent), systemOf(userAgent), `${innerWidth} × ${innerHeight}`].filter((word) => word !== '').join(', ')
}

// The order matters, because every browser also names those it claims compatibility with.
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
]

function nameOf(agent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(agent)?.[1]
    if (version) return `${name} ${version}`
  }
  return ''
}

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

const systemOf = (agent: string): string => SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0] ?? ''
