/**
 * Starts work with a signal and returns the function that cancels it, which an effect can give as its clean-up. Work that may fail handles its own failure.
 * @example useEffect(() => cancellable((signal) => search(text, signal)), [text])
 */
export function cancellable(work: (signal: AbortSignal) => unknown): () => void {
  const controller = new AbortController()
  void work(controller.signal)
  return () => controller.abort()
}
