let isWanted = false
const listeners = new Set<() => void>()

export const areToastsWanted = (): boolean => isWanted

/** Calls back when the first popup is wanted, until what it returns is called. */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** There will be a popup: from here on there is a region for them. What was said before it came, it shows then. */
export function wantToasts(): void {
  isWanted = true
  for (const listener of listeners) listener()
}
