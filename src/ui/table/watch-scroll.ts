/** Tells when a box was scrolled or changed its size. Returns the function that ends it. */
export function watchScroll(box: Element, changed: () => void): () => void {
  const sizes = new ResizeObserver(changed)
  sizes.observe(box)
  box.addEventListener('scroll', changed, { passive: true })
  return () => {
    sizes.disconnect()
    box.removeEventListener('scroll', changed)
  }
}
