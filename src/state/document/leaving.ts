let leavings = 0
let openings = 0

/** The open project is being left: nothing that is on its way may show it any more. */
export function noteLeaving(): void {
  leavings++
}

/** Answers from now on whether the project that is open now has not been left. Whoever puts another state of it in its place asks last of all. */
export function unlessLeft(): () => boolean {
  const then = leavings
  return () => leavings === then
}

/** A project is to be opened, and no other that is on its way. Answers from now on whether it is still wanted: whoever puts it on the screen asks last of all. */
export function beginOpening(): () => boolean {
  const mine = ++openings
  return () => openings === mine
}

/** Nobody waits any more for what is being opened. */
export function dropOpening(): void {
  openings++
}
