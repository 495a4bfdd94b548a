/** What the shell asks of the half of the app that works on projects. */
export interface Design {
  /** Saves what is open, and closes it. */
  closeProject: () => Promise<void>
  /** Closes what is open without a word to the server. */
  leaveProject: () => Promise<void>
  /** Opens the project that was open when the page was left. */
  reopenProject: () => Promise<void>
}

let loading: Promise<Design> | null = null

/** The half of the app that works on projects, fetched and started once; the sign-in does without it. A start that failed is tried again by the next caller. */
export function loadDesign(): Promise<Design> {
  loading ??= start()
  return loading
}

async function start(): Promise<Design> {
  try {
    const { startDesign } = await import('./design-work')
    return startDesign()
  } catch (error) {
    loading = null
    throw error
  }
}
