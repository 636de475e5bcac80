const STORAGE_KEY = 'bieznik.orderKey'

/** The key of the order that is being placed: the same over reloads and repeats until the order has gone through. */
export function currentOrderKey(): string {
  const kept = window.sessionStorage.getItem(STORAGE_KEY)
  if (kept) return kept
  const key = crypto.randomUUID()
  window.sessionStorage.setItem(STORAGE_KEY, key)
  return key
}

/** The order is placed, or its details have changed: the next one is another order. */
export function forgetOrderKey(): void {
  window.sessionStorage.removeItem(STORAGE_KEY)
}
