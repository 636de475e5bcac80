/** Popups that wait for their region: what shows them once it is there. */
let waiting: (() => void)[] = []
let isThere = false
const listeners = new Set<() => void>()

export const areToastsWanted = (): boolean => isThere || waiting.length > 0

/** Calls back when the first popup is wanted, until what it returns is called. */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a popup now, or as soon as there is a place for it. */
export function whenToastsAreThere(show: () => void): void {
  if (isThere) return show()
  waiting.push(show)
  for (const listener of listeners) listener()
}

/** From here on there is a place for popups, until what it returns is called. */
export function showWaiting(): () => void {
  isThere = true
  const shown = waiting
  waiting = []
  for (const show of shown) show()
  return () => {
    isThere = false
  }
}
