/** Calls back when the page comes out of the back/forward cache, in the state in which it was left, until what it returns is called. */
export function onShownAgain(listener: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

/** Does `work` until the page is left, and again when it comes back; what it returns ends it for good. */
export function whileShown(work: (signal: AbortSignal) => void): () => void {
  let end = new AbortController()
  const stop = () => end.abort()
  const start = () => {
    end = new AbortController()
    work(end.signal)
  }
  window.addEventListener('pagehide', stop)
  const stopListening = onShownAgain(start)
  start()
  return () => {
    window.removeEventListener('pagehide', stop)
    stopListening()
    stop()
  }
}
