/** Functions through which the shell uses the half of the app that works on projects. */
export interface Design {
  /** Saves the open project and closes it. */
  closeProject: () => Promise<void>
  /** Closes the open project without a call to the server. */
  leaveProject: () => Promise<void>
  /** Opens the project that was open when the page was left. */
  reopenProject: () => Promise<void>
}

let loading: Promise<Design> | null = null

/** Loads and starts the half of the app that works on projects, once; the sign-in does without it. After a failure the next call tries again. */
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
