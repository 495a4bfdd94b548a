/** Size reserved for the bubble, in pixels. */
const ROOM = { width: 290, height: 110 }

/** Puts the bubble at a point of the board; near the right or lower edge it goes to the other side of the point, so that its text stays visible. */
export function putBubble(
  bubble: HTMLElement | null,
  { px, py }: { px: number; py: number },
  { width, height }: { width: number; height: number },
): void {
  if (!bubble) return
  bubble.style.setProperty('transform', `translate(${px}px, ${py}px)`)
  bubble.toggleAttribute('data-left', px > width - ROOM.width)
  bubble.toggleAttribute('data-above', py > height - ROOM.height)
}
