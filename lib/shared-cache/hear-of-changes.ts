declare global {
  // Node.js loads the caches, and Next.js gives pages and handlers each a copy of a module. Of this the process has one.
  var bieznikChanges: Set<() => void> | undefined
}

const listeners = (globalThis.bieznikChanges ??= new Set())

/** Calls the listener when another storefront has heard that something changed. */
export function hearOfChanges(listener: () => void): void {
  listeners.add(listener)
}

export function tellOfChanges(): void {
  for (const listener of listeners) listener()
}
