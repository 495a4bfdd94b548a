let leavings = 0

/** The open project is being left: nothing that is on its way may show it any more. */
export function noteLeaving(): void {
  leavings++
}

/** Answers from now on whether the project that is open now has not been left. Whoever puts another state of it in its place asks last of all. */
export function unlessLeft(): () => boolean {
  const then = leavings
  return () => leavings === then
}
