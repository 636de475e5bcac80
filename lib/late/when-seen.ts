/** How many pages are fetched ahead of anybody's wish while one is open. */
const MAX_AHEAD = 6

/** How long a page has been open, at least, before anything is fetched ahead, in milliseconds. */
const SETTLED_MS = 1_000

let path = ''
let count = 0

/** Whether one more may be fetched; somebody who saves data, or who has a slow network, waits for nothing unasked. */
function isAllowed(): boolean {
  if (path !== window.location.pathname) {
    path = window.location.pathname
    count = 0
  }
  const connection: unknown = Reflect.get(window.navigator, 'connection')
  const saves =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  return !saves && count++ < MAX_AHEAD
}

const whenIdle = (work: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work)
  else window.setTimeout(work, SETTLED_MS)
}

/** Calls back once the element is in view and nothing else is to be done, for the first few of a page; ends with what it returns. */
export function whenSeen(element: Element, callBack: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined
  let timer = 0
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return window.clearTimeout(timer)
    timer = window.setTimeout(
      () =>
        whenIdle(() => {
          observer.disconnect()
          if (element.isConnected && isAllowed()) callBack()
        }),
      SETTLED_MS,
    )
  })
  observer.observe(element)
  return () => {
    window.clearTimeout(timer)
    observer.disconnect()
  }
}
